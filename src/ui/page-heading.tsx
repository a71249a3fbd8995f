import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageHeadingProps {
  title: string;
  /** One sentence beneath. */
  lead?: ReactNode;
  /** Stands above the title: a stepper or the way back. */
  above?: ReactNode;
  /** Buttons at the right; on a phone they take the whole width beneath. */
  actions?: ReactNode;
  /** `grand` is for the title of a story. */
  size?: 'normal' | 'grand' | undefined;
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, above, actions, size = 'normal' }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="min-w-0">
        {above}
        <h1 className={classNames(size === 'grand' ? 'text-68 max-w-[15ch]' : 'text-48')}>{title}</h1>
        {lead && <p className="mt-2 text-soft">{lead}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
