import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface WashProperties extends CSSProperties {
  '--wash-1': string;
  '--wash-2': string;
  '--wash-3': string;
}

interface PaintingPaneProps {
  /** What is being painted, for screen readers, for example "Ember, half painted". */
  alt: string;
  /** A cut-out of the chosen kind; it is shown as a pencil drawing. */
  drawing: string;
  /** `pane` for portraits; `place` is a wide one whose drawing fills it. */
  shape?: 'pane' | 'place' | undefined;
  /** One to three CSS colours that were chosen; they spread down behind the brush. */
  colours: readonly string[];
}

/** The waiting picture: a pencil drawing on paper, washes of colour that creep down about 1 % a second, a brush. */
export function PaintingPane({ alt, drawing, colours, shape = 'pane' }: PaintingPaneProps) {
  const [first = '#f2a32b', second = first, third = second] = colours;
  const washes: WashProperties = { '--wash-1': first, '--wash-2': second, '--wash-3': third };
  return (
    <span
      role="img"
      aria-label={alt}
      className={classNames('pane pane-fill pane-gilded on-paper painting', shape === 'place' && 'pane-place')}
      style={washes}
    >
      <span className="pane-glass">
        <span className="painting-wash" />
        <span className="painting-drawing">
          <img src={drawing} alt="" />
          <img src={drawing} alt="" />
        </span>
      </span>
      <span className="painting-brush">
        <Icon name="brush" size="large" />
      </span>
    </span>
  );
}
