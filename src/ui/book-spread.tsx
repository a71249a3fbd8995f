import type { ReactNode } from 'react';

/** An open book on the shelf: its picture, and the words beside it. */
export const BookSpread = ({ art, children }: { art: ReactNode; children: ReactNode }) => (
  <div className="on-paper relative isolate grid overflow-hidden rounded-[10px_22px_22px_10px] bg-paper-50 shadow-light md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
    {/* `clip` instead of `hidden`, which would disable `sticky`: beside a long text the picture stays in view while
        reading. */}
    <div className="on-night relative aspect-[3/2] overflow-clip bg-night-800 md:aspect-auto md:min-h-full">
      <div className="book-art-view relative h-full md:sticky md:top-0 md:h-[min(100%,100svh)] md:[&>.picture]:absolute md:[&>.picture]:inset-0">
        {art}
      </div>
    </div>
    <div className="flex min-w-0 flex-col justify-center gap-[0.9rem] bg-paper-50 px-[clamp(1.25rem,3.4vw,3.5rem)] py-[clamp(1.25rem,3vw,3rem)]">
      {children}
    </div>
  </div>
);
