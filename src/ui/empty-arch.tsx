import type { ReactNode } from 'react';
import { PictureNote } from './picture.tsx';

/** The half-round arch of a drawn friend where there is none: a letter or a sign stands in it. */
export function EmptyArch({ children }: { children: ReactNode }) {
  return (
    <span className="arch on-night">
      <PictureNote>{children}</PictureNote>
    </span>
  );
}
