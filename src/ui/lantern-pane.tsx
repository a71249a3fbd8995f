import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture, PictureNote, type PictureProps } from './picture.tsx';

interface LanternPaneProps extends Omit<PictureProps, 'src'> {
  src: string | null;
  /** Width: `face` 44, `small` 64, `row` 84 px, `fill` (default) 100 %. */
  size?: 'face' | 'small' | 'row' | 'fill' | undefined;
  /** `gilded`: for the one portrait that a screen is about. `cream`: a thin edge. */
  frame?: 'plain' | 'cream' | 'gilded' | undefined;
  /** `portrait` (default): arched, 3:4; `place`: 3:2. */
  shape?: 'portrait' | 'place' | undefined;
  paper?: boolean | undefined;
  badge?: ReactNode;
  children?: ReactNode;
}

/** The same size while empty, loading, shown and failed, so that nothing moves. */
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
