import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** Nothing flickers for waits shorter than this. */
const DELAY_MS = 300;

interface SkeletonsProps {
  /** Said to screen readers, for example "Loading your stories". */
  label: string;
  /** The shape of what comes: covers on the shelf, panes on the wall or in the cast, or lines of text. */
  shape: 'covers' | 'wall' | 'cast' | 'lines';
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
          <div aria-hidden="true" className={classNames('skeletons', `skeletons-${shape}`)}>
            {Array.from({ length: count }, (_, index) => (
              <div key={index}>
                {shape !== 'lines' && <i className={shape === 'covers' ? 'skeleton-cover' : 'skeleton-pane'} />}
                <i className="skeleton-line" />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
