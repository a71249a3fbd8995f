import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** Nothing flickers for waits shorter than this. */
const DELAY_MS = 300;

/** What stands above the line of each shape. */
const PICTURES = {
  covers: 'skeleton-cover',
  shelf: 'skeleton-cover',
  wall: 'skeleton-pane',
  cast: 'skeleton-pane',
  places: 'skeleton-plate',
  lines: null,
} as const;

interface SkeletonsProps {
  /** Said to screen readers, for example "Loading your stories". */
  label: string;
  /** The shape of what comes: covers on the shelf (`shelf` with an open book above), panes on the wall or in the cast, places, or lines of text. */
  shape: keyof typeof PICTURES;
  count?: number | undefined;
}

/** Places in the true shapes of a list that is loading, shown only after 300 ms. */
export function Skeletons({ label, shape, count = 8 }: SkeletonsProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status">
      {shown && (
        <>
          <span className="sr-only">{label}</span>
          {shape === 'shelf' && <OpenBookComing />}
          <div aria-hidden="true" className={classNames('skeletons', `skeletons-${shape}`)}>
            {Array.from({ length: count }, (_, index) => (
              <div key={index}>
                {PICTURES[shape] && <i className={PICTURES[shape]} />}
                <i className="skeleton-line" />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function OpenBookComing() {
  return (
    <div aria-hidden="true" className="skeletons skeleton-book">
      <i />
      <div>
        {['w-2/5', 'w-full', 'w-2/3'].map((width) => (
          <i key={width} className={classNames('skeleton-line', width)} />
        ))}
      </div>
    </div>
  );
}
