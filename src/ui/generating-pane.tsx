import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface GeneratingPaneProps {
  alt: string;
  drawing: string;
  /** `pane`: an arched portrait; `landscape`: a wide landscape. */
  shape?: 'pane' | 'landscape' | undefined;
  /** Whether the drawing reaches the edges; if not, it is a figure that stands on paper. */
  fills?: boolean | undefined;
  /** One to three CSS colors, which spread from the top behind the brush. */
  colors: readonly string[];
}

/** Placeholder while a picture is generated: a pencil sketch that is colored by about 1 % per second. */
export function GeneratingPane({ alt, drawing, colors, shape = 'pane', fills }: GeneratingPaneProps) {
  const [first = '#f2a32b', second = first, third = second] = colors;
  return (
    <span
      role="img"
      aria-label={alt}
      className={classNames('pane pane-fill pane-gilded on-paper', shape === 'landscape' && 'pane-landscape')}
      style={{ '--wash-1': first, '--wash-2': second, '--wash-3': third }}
    >
      <span className="pane-glass after:shadow-none">
        <span className="painting-wash" />
        {/* The figure, blended by `color-dodge` with its inverted, blurred copy: only lines are left, like a pencil
            drawing. */}
        <span
          className={classNames(
            'absolute isolate bg-white mix-blend-multiply',
            fills ? 'inset-0 opacity-55' : 'inset-x-[6%] bottom-[6%] h-[78%] opacity-70',
          )}
        >
          {['[filter:grayscale(1)]', '[filter:grayscale(1)_invert(1)_blur(3px)] mix-blend-color-dodge'].map((layer) => (
            <img
              key={layer}
              src={drawing}
              alt=""
              className={classNames('absolute inset-0 size-full', fills ? 'object-cover' : 'object-contain', layer)}
            />
          ))}
        </span>
      </span>
      <span className="absolute top-[40%] left-[62%] grid size-19 -translate-1/2 place-items-center rounded-[50%] bg-lantern-400 text-ink shadow-[0_0_0_8px_#ffc04d40,0_0_60px_#ffc04d] motion-safe:animate-[brush_100s_linear_both]">
        <Icon name="brush" size="large" />
      </span>
    </span>
  );
}
