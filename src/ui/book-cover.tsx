import { directionOf } from '@talelantern/domain/text/direction';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { InsideControl } from './inside-control.ts';
import { Lantern } from './lantern.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface BookCoverProps {
  title: string;
  picture: string | null;
  preview?: string | null | undefined;
  /** CSS `object-position` of the crop; by default the bottom of a landscape stays visible. */
  position?: string | undefined;
  size?: 'shelf' | 'stage' | 'child' | undefined;
  faces?: ReactNode;
  to?: string | undefined;
  state?: unknown;
  onClick?: (() => void) | undefined;
  /** Placed on the picture, at its lower right. */
  sign?: ReactNode;
  children?: ReactNode;
}

/** A closed book, 4:5 with a spine. The title is on the sky, where it does not cover faces. */
export function BookCover(props: BookCoverProps) {
  const {
    title,
    picture,
    preview,
    position = '50% 80%',
    size = 'shelf',
    faces,
    to,
    state,
    onClick,
    sign,
    children,
  } = props;
  const face = (
    <InsideControl value>
      {picture !== null && <Picture src={picture} preview={preview} alt="" position={position} />}
      <span className="cover-title">
        <span dir={directionOf(title)}>{title}</span>
      </span>
      {faces && <span className="cover-faces">{faces}</span>}
      {sign && <span className="cover-sign">{sign}</span>}
    </InsideControl>
  );
  return (
    <article className={classNames('cover on-night', `cover-${size}`)}>
      {to === undefined ? (
        <div className="cover-face">{face}</div>
      ) : (
        <AppLink to={to} state={state} onClick={onClick} className="cover-face">
          {face}
        </AppLink>
      )}
      {children && <div className="cover-foot">{children}</div>}
    </article>
  );
}

export const ClosedBook = (picture: Pick<PictureProps, 'src'>) => (
  <span className="cover-face on-night">
    <Picture {...picture} alt="" />
  </span>
);

export const BlankCover = ({ title, line }: { title: string; line: string }) => (
  <div className="cover on-night cover-stage">
    <div className="cover-face grid place-content-center justify-items-center bg-linear-[#141b4a,#1c2560] p-8 text-center shadow-[inset_0_0_0_2px_var(--color-night-600)] after:content-none">
      <Lantern lit={false} className="h-28 text-night-400" />
      <p dir={directionOf(title)} className="mt-6 font-display text-28 font-semibold leading-tight">
        {title}
      </p>
      <p className="mt-2 text-soft">{line}</p>
    </div>
  </div>
);
