import { classNames } from './class-names.ts';
import { Picture, PictureNote } from './picture.tsx';
import type { FrameProps } from './picture-frame.ts';

/** The soft rectangle every place lives in, always 3:2, so nothing moves between empty, loading, shown and failed. */
export function PlacePlate({ src, size = 'fill', frame = 'plain', badge, children, ...picture }: FrameProps) {
  return (
    <span className={classNames('plate-frame on-night', `plate-${size}`, `plate-${frame}`)}>
      <span className="plate-glass">
        {src === null ? children && <PictureNote>{children}</PictureNote> : <Picture {...picture} src={src} />}
      </span>
      {badge && <span className="pane-badge">{badge}</span>}
    </span>
  );
}
