import type { ReactNode } from 'react';

/** An open book on the shelf: its picture, and the words beside it. */
export const BookSpread = ({ art, children }: { art: ReactNode; children: ReactNode }) => (
  <div className="book on-paper">
    <div className="book-art on-night">
      <div className="book-art-view">{art}</div>
    </div>
    <div className="book-text">{children}</div>
  </div>
);
