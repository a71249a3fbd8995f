import type { ReactNode } from 'react';
import { NightPage } from '../../ui/night-page.tsx';

interface ChildNoteProps {
  title: string;
  line: string;
  /** A button that returns to the books or leaves them, shown at the top. */
  way: ReactNode;
  children?: ReactNode;
}

/** A friend and one sentence for a child, shown when there is nothing to read. */
export const ChildNote = ({ title, line, way, children }: ChildNoteProps) => (
  <NightPage light="center">
    <div className="flex justify-end py-3">{way}</div>
    <div className="mx-auto grid max-w-form justify-items-center gap-4 py-4 text-center">
      <img src="/art/cut-hoot.webp" alt="" className="h-56 max-h-[34svh] w-auto" />
      <h1 className="text-48">{title}</h1>
      <p role="status" className="text-22">
        {line}
      </p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  </NightPage>
);
