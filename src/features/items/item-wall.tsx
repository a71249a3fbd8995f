import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { InsideControl } from '../../ui/inside-control.ts';
import { MoreMenu, type MenuAction } from '../../ui/more-menu.tsx';

interface ItemWallProps<Item> {
  shape: WallShape;
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
  unreadable: number;
  unreadableLine: string;
}

const GRIDS = {
  wall: 'grid-cols-2 gap-x-[clamp(1rem,2vw,1.75rem)] gap-y-7 md:grid-cols-4 md:gap-y-10 lg:grid-cols-5',
  places: 'gap-x-[clamp(1rem,2.4vw,2rem)] gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-10',
} as const;

/** Skips rendering of distant cards (content-visibility). A hovered card or an open menu may exceed its box. */
export const RENDERED_NEAR_VIEW =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_330px] focus-within:[content-visibility:visible] hover:[content-visibility:visible] has-[[aria-expanded=true]]:[content-visibility:visible]';

/** A grid: portraits five in a row and two on a phone, landscapes three and one. */
export function ItemWall<Item extends { id: string }>(props: ItemWallProps<Item>) {
  const { shape, items, renderCard, unreadable, unreadableLine } = props;
  return (
    <ul className={classNames('grid py-9', GRIDS[shape])}>
      {items.map((item) => (
        <li key={item.id} className={classNames('min-w-0', RENDERED_NEAR_VIEW)}>
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

const UnreadableCard = ({ shape, line }: { shape: WallShape; line: string }) => (
  <>
    <span className={classNames('pane pane-fill pane-outline', shape === 'places' && 'pane-landscape')}>
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

export type WallShape = 'wall' | 'places';

interface ItemCardProps {
  /** `wall`: an arched portrait, 3:4; `places`: a landscape, 3:2. */
  shape: WallShape;
  name: string;
  line: string;
  picture: ReactNode;
  onClick: () => void;
  actions: readonly MenuAction[];
}

const LOOKS = {
  wall: { picture: 'aspect-[3/4]', name: 'line-clamp-2 pr-9', line: '' },
  places: { picture: 'aspect-[3/2]', name: 'line-clamp-2 pr-12 sm:text-28', line: 'pr-12' },
} as const;

/** A picture with name, line and menu. Screen readers get the name first. */
export function ItemCard({ shape, name, line, picture, onClick, actions }: ItemCardProps) {
  const look = LOOKS[shape];
  return (
    <article className="group relative">
      <button
        type="button"
        className="flex w-full flex-col rounded-card text-left focus-visible:outline-offset-8"
        onClick={onClick}
      >
        <InsideControl value>
          <span
            dir="auto"
            className={classNames(
              'family-name mt-3 pt-0.5 pb-[0.1em] font-display text-22 leading-tight font-semibold',
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
      {/* As high as the picture, so that the menu is next to the name. */}
      <div className={classNames('pointer-events-none absolute inset-x-0 top-0', look.picture)}>
        <div className="pointer-events-auto absolute top-full -right-2 mt-1.5">
          <MoreMenu label={`More about ${name}`} actions={actions} />
        </div>
      </div>
    </article>
  );
}
