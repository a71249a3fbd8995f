import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageHeadingProps {
  title: string;
  /** Replaces the visible title while it is edited; screen readers still get the title. */
  titleField?: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  /** Actions on the right; on phones below the title, at full width. */
  actions?: ReactNode;
  size?: 'normal' | 'grand' | undefined;
}

/** Longer titles would fill the screen at the grand size. */
const MAX_GRAND_TITLE_LENGTH = 60;

function headingSize(size: 'normal' | 'grand', title: string): string {
  if (size === 'normal') return 'text-48';
  return title.length <= MAX_GRAND_TITLE_LENGTH ? 'text-68 max-w-[18ch]' : 'text-36 max-w-[32ch]';
}

export const PageHeading = ({ title, titleField, lead, above, actions, size = 'normal' }: PageHeadingProps) => (
  <header className="page-heading">
    <div className="min-w-0">
      {above}
      <h1
        dir="auto"
        className={
          titleField ? 'sr-only' : classNames('text-balance [overflow-wrap:anywhere]', headingSize(size, title))
        }
      >
        {title}
      </h1>
      {titleField}
      {lead && <p className="mt-2 text-soft">{lead}</p>}
    </div>
    {actions && <div className="page-actions">{actions}</div>}
  </header>
);
