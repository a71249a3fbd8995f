import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { InsideControl } from '../../ui/inside-control.ts';
import { MoreMenu, type MenuAct } from '../../ui/more-menu.tsx';

export type WallShape = 'wall' | 'places';

interface ItemCardProps {
  /** `wall`: an arched portrait, 3:4; `places`: a landscape, 3:2. */
  shape: WallShape;
  name: string;
  line: string;
  picture: ReactNode;
  onPress: () => void;
  /** Behind the dots. */
  acts: readonly MenuAct[];
}

const LOOKS = {
  wall: { picture: 'aspect-[3/4]', name: 'line-clamp-3 pr-9', line: '' },
  places: { picture: 'aspect-[3/2]', name: 'line-clamp-2 pr-12', line: 'pr-12' },
} as const;

/** A picture with name and line, and what else can be done behind dots. The name comes first to those who listen. */
export function ItemCard({ shape, name, line, picture, onPress, acts }: ItemCardProps) {
  const look = LOOKS[shape];
  return (
    <article className="group relative">
      <button
        type="button"
        className="flex w-full flex-col rounded-card text-left focus-visible:outline-offset-8"
        onClick={onPress}
      >
        <InsideControl value>
          <span
            className={classNames(
              'mt-3 pt-0.5 pb-1 font-display text-22 leading-tight font-semibold wrap-anywhere sm:text-28',
              look.name,
            )}
          >
            {name}
          </span>
          <span className={classNames('line-clamp-2 text-15 leading-snug text-soft wrap-anywhere', look.line)}>
            {line}
          </span>
          <span className="order-first block transition-transform duration-(--motion-quick) group-hover:-translate-y-0.5">
            {picture}
          </span>
        </InsideControl>
      </button>
      {/* As high as the picture, so that the menu stands beside the name. */}
      <div className={classNames('pointer-events-none absolute inset-x-0 top-0', look.picture)}>
        <div className="pointer-events-auto absolute top-full -right-2 mt-1.5">
          <MoreMenu label={`More about ${name}`} acts={acts} />
        </div>
      </div>
    </article>
  );
}
