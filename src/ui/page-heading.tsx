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

/** A title longer than this would push the page out of sight at the grand size. */
const GRAND_TITLE_CHARACTERS = 60;

function headingSize(size: 'normal' | 'grand', title: string): string {
  if (size === 'normal') return 'text-48';
  return title.length <= GRAND_TITLE_CHARACTERS ? 'text-68 max-w-[18ch]' : 'text-36 max-w-[32ch]';
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, above, actions, size = 'normal' }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="min-w-0">
        {above}
        <h1 className={classNames('text-balance [overflow-wrap:anywhere]', headingSize(size, title))}>{title}</h1>
        {lead && <p className="mt-2 text-soft">{lead}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
