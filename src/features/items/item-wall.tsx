import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { WallShape } from './item-card.tsx';

interface ItemWallProps<Item> {
  shape: WallShape;
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
  /** How many stored ones could not be read, and what stands in the place of each. */
  unreadable: number;
  unreadableLine: string;
}

const GRIDS = {
  wall: 'grid-cols-2 gap-x-[clamp(1rem,2vw,1.75rem)] gap-y-7 md:grid-cols-4 md:gap-y-10 lg:grid-cols-5',
  places: 'gap-x-[clamp(1rem,2.4vw,2rem)] gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-10',
} as const;

/**
 * What is far away is not drawn, so that a wall of hundreds scrolls like one of twenty. A card that is pointed at, or
 * whose menu is open, may reach beyond its edges.
 */
export const DRAWN_WHEN_NEAR =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_330px] focus-within:[content-visibility:visible] hover:[content-visibility:visible] has-[[aria-expanded=true]]:[content-visibility:visible]';

/** The family's own pictures: portraits five in a row and two on a phone, landscapes three and one. */
export function ItemWall<Item extends { id: string }>(props: ItemWallProps<Item>) {
  const { shape, items, renderCard, unreadable, unreadableLine } = props;
  return (
    <ul className={classNames('grid py-9', GRIDS[shape])}>
      {items.map((item) => (
        <li key={item.id} className={classNames('min-w-0', DRAWN_WHEN_NEAR)}>
          {renderCard(item)}
        </li>
      ))}
      {Array.from({ length: unreadable }, (_, index) => (
        <li key={`unreadable ${index}`} className="min-w-0">
          <UnreadableCard shape={shape} line={unreadableLine} />
        </li>
      ))}
    </ul>
  );
}

/** One that cannot be read never hides the others (architecture §4). */
function UnreadableCard({ shape, line }: { shape: WallShape; line: string }) {
  return (
    <>
      <span className={classNames('pane pane-fill pane-outline', shape === 'places' && 'pane-place')}>
        <span className="pane-glass">
          <span className="picture-note text-soft">
            <Icon name="cloud-off" size="large" />
            {line}
          </span>
        </span>
      </span>
      <p className="mt-3 text-15 text-soft">Nothing was deleted. It may come back with the next update.</p>
    </>
  );
}
