import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** Actions on the right; on phones below the title, at full width. */
  actions?: ReactNode;
}

export const PageHeading = ({ title, lead, above, actions }: PageHeadingProps) => (
  <header className="page-heading">
    <div className="min-w-0">
      {above}
      <h1 dir="auto" className="text-balance [overflow-wrap:anywhere] text-48">
        {title}
      </h1>
      {lead && <p className="mt-2 text-soft">{lead}</p>}
    </div>
    {actions && <div className="page-actions">{actions}</div>}
  </header>
);
