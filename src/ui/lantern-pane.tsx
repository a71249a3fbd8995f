import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture, PictureNote, type PictureProps } from './picture.tsx';

interface LanternPaneProps extends Omit<PictureProps, 'src'> {
  /** The portrait, or null: then `children` (for example "No portrait yet") fill the pane. */
  src: string | null;
  /** Its width: `face` 44, `small` 64, `row` 84 px, `fill` (default) the width of its place. */
  size?: 'face' | 'small' | 'row' | 'fill' | undefined;
  /** `gilded`: cream and gold frame in a pool of light, for the one portrait a screen is about. `cream`: a thin cream edge. */
  frame?: 'plain' | 'cream' | 'gilded' | undefined;
  /** `portrait` (default) is arched, 3:4; `place` a soft rectangle, 3:2. */
  shape?: 'portrait' | 'place' | undefined;
  /** Paper ground instead of night, for a pencil drawing or an empty place on paper. */
  paper?: boolean | undefined;
  /** Lies over the picture at the foot, for example a badge. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** The window every main picture lives in, always of one shape, so nothing moves between empty, loading, shown and failed. */
export function LanternPane(props: LanternPaneProps) {
  const { src, size = 'fill', frame = 'plain', shape, paper, badge, children, ...picture } = props;
  return (
    <span
      className={classNames(
        'pane',
        `pane-${size}`,
        `pane-${frame}`,
        shape === 'place' && 'pane-place',
        paper ? 'on-paper' : 'on-night',
      )}
    >
      <span className="pane-glass">
        {src === null ? children && <PictureNote>{children}</PictureNote> : <Picture {...picture} src={src} />}
      </span>
      {badge && <span className="pane-badge">{badge}</span>}
    </span>
  );
}
