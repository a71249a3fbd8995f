import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface BookSpreadProps {
  /** A Picture; it fills the left page, on a phone the top. */
  art: ReactNode;
  /** The picture is not ready: it is shown blurred and sharpens in place. */
  artPending?: boolean | undefined;
  /** Says what is being painted, on a dark band at the foot of the art. */
  artCaption?: string | undefined;
  /** LanternPanes before the art, above the caption; not on a phone. */
  artFaces?: ReactNode;
  /** `leather` is a bound book; `light` lies open on the shelf in a pool of light. */
  binding?: 'leather' | 'light' | undefined;
  /** The text page. */
  children: ReactNode;
}

/** An open book: art left, text right. */
export function BookSpread({ art, artPending, artCaption, artFaces, binding = 'leather', children }: BookSpreadProps) {
  return (
    <div className={classNames('book on-paper', `book-${binding}`)}>
      <div className={classNames('book-art on-night', artPending && 'book-art-pending')}>
        <div className="book-art-view">{art}</div>
        {(artFaces || artCaption) && (
          <div className="book-art-foot">
            <div>
              {artFaces && <div className="book-art-faces">{artFaces}</div>}
              {artCaption && (
                <p className="book-caption" role="status">
                  <Icon name="picture" size="medium" className="text-accent" />
                  {artCaption}
                </p>
              )}
            </div>
          </div>
        )}
      </div>
      <div className="book-text">{children}</div>
    </div>
  );
}
