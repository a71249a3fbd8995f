import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageHeadingProps {
  title: string;
  /** Stands in the title's place while it is being changed; the title itself is then only heard. */
  titleField?: ReactNode;
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
export function PageHeading({ title, titleField, lead, above, actions, size = 'normal' }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="min-w-0">
        {above}
        <h1
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
}
