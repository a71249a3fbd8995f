import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SheetProps {
  children: ReactNode;
  /** `page`: edge to edge on phones; `card`: always with rounded corners. */
  shape?: 'page' | 'card' | undefined;
  className?: string | undefined;
}

export const Sheet = ({ children, shape = 'page', className }: SheetProps) => (
  <div className={classNames('sheet on-paper', `sheet-${shape}`, className)}>{children}</div>
);

interface SectionProps {
  title: string;
  /** Whether only screen readers get the title, because the first field says the same. */
  hideTitle?: boolean | undefined;
  note?: ReactNode;
  aside?: ReactNode;
  /** The id by which a button scrolls here when something is missing. */
  id?: string | undefined;
  children: ReactNode;
}

export const Section = ({ title, hideTitle, note, aside, id, children }: SectionProps) => (
  <section className="section" id={id} aria-label={title} tabIndex={-1}>
    <header
      className={
        hideTitle ? 'sr-only' : 'mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-[0.6rem] short:mb-2'
      }
    >
      <h2 className="text-28">
        {title}
        {note && (
          <small className="ml-[0.6rem] inline-block font-ui text-15 leading-[normal] font-normal [letter-spacing:0] text-soft">
            {note}
          </small>
        )}
      </h2>
      {aside}
    </header>
    {children}
  </section>
);
