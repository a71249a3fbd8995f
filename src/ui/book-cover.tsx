import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { InsideControl } from './inside-control.ts';
import { Lantern } from './lantern.tsx';
import { Picture, type PictureProps } from './picture.tsx';

interface BookCoverProps {
  title: string;
  /** The picture under the title; null leaves a plain night sky. */
  picture: string | null;
  /** Where to hold its crop, as CSS `object-position`; the default keeps the ground of a landscape in view. */
  position?: string | undefined;
  onImageFailed?: (() => void) | undefined;
  /** `shelf` stands in a grid, `stage` is the large one that fills in while choosing. */
  size?: 'shelf' | 'stage' | undefined;
  /** LanternPanes at the foot of the cover. */
  faces?: ReactNode;
  /** Opens the book. */
  to?: string | undefined;
  /** Beneath the cover: lights, a date, a menu. */
  children?: ReactNode;
}

/** A closed book, 4:5 with a spine. The title lies on the sky so that faces stay clear. */
export function BookCover(props: BookCoverProps) {
  const { title, picture, position = '50% 80%', onImageFailed, size = 'shelf', faces, to, children } = props;
  const face = (
    <InsideControl value>
      {picture !== null && <Picture src={picture} alt="" position={position} onImageFailed={onImageFailed} />}
      <span className="cover-title">
        <span>{title}</span>
      </span>
      {faces && <span className="cover-faces">{faces}</span>}
    </InsideControl>
  );
  return (
    <article className={classNames('cover on-night', `cover-${size}`)}>
      {to === undefined ? (
        <div className="cover-face">{face}</div>
      ) : (
        <AppLink to={to} className="cover-face">
          {face}
        </AppLink>
      )}
      {children && <div className="cover-foot">{children}</div>}
    </article>
  );
}

/** A closed book without words: its title stands beside it. */
export function ClosedBook(picture: Pick<PictureProps, 'src' | 'onImageFailed'>) {
  return (
    <span className="cover-face on-night">
      <Picture {...picture} alt="" />
    </span>
  );
}

/** The cover before anything is chosen: an unlit lantern, a title and one sentence. */
export function BlankCover({ title, line }: { title: string; line: string }) {
  return (
    <div className="cover on-night cover-stage">
      <div className="cover-face cover-blank">
        <Lantern lit={false} className="h-28 text-night-400" />
        <p className="mt-6 font-display text-28 font-semibold leading-tight">{title}</p>
        <p className="mt-2 text-soft">{line}</p>
      </div>
    </div>
  );
}
