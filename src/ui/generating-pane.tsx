import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface WashProperties extends CSSProperties {
  '--wash-1': string;
  '--wash-2': string;
  '--wash-3': string;
}

interface GeneratingPaneProps {
  alt: string;
  drawing: string;
  /** `pane`: an arched portrait; `place`: a wide landscape. */
  shape?: 'pane' | 'place' | undefined;
  /** The drawing reaches the edges; otherwise it is a figure that stands on paper. */
  fills?: boolean | undefined;
  /** One to three CSS colours, spreading down behind the brush. */
  colours: readonly string[];
}

/** Placeholder while a picture is generated: a pencil sketch whose colours advance about 1 % a second. */
export function GeneratingPane({ alt, drawing, colours, shape = 'pane', fills }: GeneratingPaneProps) {
  const [first = '#f2a32b', second = first, third = second] = colours;
  const washes: WashProperties = { '--wash-1': first, '--wash-2': second, '--wash-3': third };
  return (
    <span
      role="img"
      aria-label={alt}
      className={classNames(
        'pane pane-fill pane-gilded on-paper painting',
        shape === 'place' && 'pane-place',
        fills && 'painting-fills',
      )}
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
