import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** Avoids flicker. Their space is reserved from the start, so that nothing moves. */
const DELAY_MS = 300;

/** The labels of the skeletons on screen. */
const shownLabels = new Set<string>();

const PICTURES = {
  covers: 'skeleton-cover',
  shelf: 'skeleton-cover',
  wall: 'skeleton-pane',
  cast: 'skeleton-pane',
  heroes: 'skeleton-hero',
  places: 'skeleton-plate',
  lines: null,
} as const;

interface SkeletonsProps {
  label: string;
  shape: keyof typeof PICTURES;
  count?: number | undefined;
}

export function Skeletons({ label, shape, count = 8 }: SkeletonsProps) {
  // Skeletons that replace others with the same label, as when the session is confirmed, appear without delay.
  const [isShown, setIsShown] = useState(() => shownLabels.has(label));
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isShown) return undefined;
    shownLabels.add(label);
    return () => void shownLabels.delete(label);
  }, [isShown, label]);

  return (
    <div role="status">
      {isShown && <span className="sr-only">{label}</span>}
      <div aria-hidden="true" className={isShown ? undefined : 'invisible'}>
        {shape === 'shelf' && <OpenBookSkeleton />}
        <div className={classNames('skeletons', `skeletons-${shape}`)}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index}>
              {PICTURES[shape] && <i className={PICTURES[shape]} />}
              <i className="skeleton-line" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const OpenBookSkeleton = () => (
  <div className="skeletons skeleton-book">
    <i />
    <div>
      {['w-2/5', 'w-full', 'w-2/3'].map((width) => (
        <i key={width} className={classNames('skeleton-line', width)} />
      ))}
    </div>
  </div>
);
