import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture, PictureNote, type PictureProps } from './picture.tsx';

export interface FrameProps extends Omit<PictureProps, 'src'> {
  src: string | null;
  /** Width: `face` 44 px, `small` 64 px (96 px for a landscape), `fill` (default) 100 %. */
  size?: 'face' | 'small' | 'fill' | undefined;
  /** `gilded`: for the main picture of a screen. `cream`: a thin edge. */
  frame?: 'cream' | 'gilded' | undefined;
  badge?: ReactNode;
  children?: ReactNode;
}

/** `portrait` (default): arched, 3:4; `landscape`: 3:2. The same size while empty, loading, shown and failed. */
export function LanternPane(props: FrameProps & { shape?: 'portrait' | 'landscape' }) {
  const { src, size = 'fill', frame, shape, badge, children, ...picture } = props;
  return (
    <span
      className={classNames(
        'pane on-night',
        `pane-${size}`,
        frame && `pane-${frame}`,
        shape === 'landscape' && 'pane-landscape',
      )}
    >
      <span className="pane-glass">
        {src === null ? children && <PictureNote>{children}</PictureNote> : <Picture {...picture} src={src} />}
      </span>
      {badge && (
        <span className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center gap-[0.4rem] rounded-pill bg-[#0a0f2be6] px-[0.8rem] py-[0.3rem] text-13 font-semibold whitespace-nowrap text-lantern-200">
          {badge}
        </span>
      )}
    </span>
  );
}

export const LandscapePlate = (props: FrameProps) => <LanternPane {...props} shape="landscape" />;
