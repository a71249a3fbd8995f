import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SheetProps {
  children: ReactNode;
  /** `page` runs edge to edge on a phone, like a page pulled up; `card` keeps its corners everywhere. */
  shape?: 'page' | 'card' | undefined;
  className?: string | undefined;
}

/** Warm paper for forms and reading. Its sections part by hairlines, never by cards. */
export function Sheet({ children, shape = 'page', className }: SheetProps) {
  return <div className={classNames('sheet on-paper', `sheet-${shape}`, className)}>{children}</div>;
}

interface SectionProps {
  /** The heading, short. */
  title: string;
  /** Keeps the heading for screen readers when the first field already says it. */
  hideTitle?: boolean | undefined;
  /** Small words after the heading, for example "choose two". */
  note?: ReactNode;
  /** Stands at the right of the heading: a count, a button. */
  aside?: ReactNode;
  /** Lets a button lead here when the section is still missing something. */
  id?: string | undefined;
  children: ReactNode;
}

/** One part of a sheet under its heading; a hairline parts it from the one before. */
export function Section({ title, hideTitle, note, aside, id, children }: SectionProps) {
  return (
    <section className="section" id={id} aria-label={title} tabIndex={-1}>
      <header className={hideTitle ? 'sr-only' : 'section-head'}>
        <h2>
          {title}
          {note && <small>{note}</small>}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
