import { directionOf } from '@talelantern/domain/text/direction';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** Actions, placed at the right; on phones below the title at full width. */
  actions?: ReactNode;
  /** Renders an h2, for a page with its own h1. */
  isInline?: boolean | undefined;
}

export const PageHeading = ({ title, lead, above, actions, isInline }: PageHeadingProps) => {
  const Heading = isInline ? 'h2' : 'h1';
  return (
    <header className="page-heading">
      <div className="min-w-0">
        {above}
        <Heading dir={directionOf(title)} className="text-balance [overflow-wrap:anywhere] text-48">
          {title}
        </Heading>
        {lead && <p className="mt-2 text-soft">{lead}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
};
