import type { Location } from '@talelantern/domain/locations/location';
import { InsideControl } from '../../ui/inside-control.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { LocationPicture } from './location-picture.tsx';
import { placeLine } from './place-line.ts';

/** What can be done with a location of the list. */
export interface LocationActs {
  onOpen: (location: Location) => void;
  onEdit: (location: Location) => void;
  onDelete: (location: Location) => void;
}

/** A picture with name and line; pressing it opens the location. The name comes first to those who listen. */
export function LocationCard({ location, onOpen, onEdit, onDelete }: LocationActs & { location: Location }) {
  const { name } = location;
  return (
    <article className="group relative">
      <button
        type="button"
        className="flex w-full flex-col rounded-card text-left focus-visible:outline-offset-8"
        onClick={() => onOpen(location)}
      >
        <InsideControl value>
          <span className="mt-3 line-clamp-2 pt-0.5 pr-12 pb-1 font-display text-22 leading-tight font-semibold wrap-anywhere sm:text-28">
            {name}
          </span>
          <span className="line-clamp-2 pr-12 text-15 leading-snug text-soft wrap-anywhere">{placeLine(location)}</span>
          <span className="order-first block transition-transform duration-(--motion-quick) group-hover:-translate-y-0.5">
            <LocationPicture location={location} />
          </span>
        </InsideControl>
      </button>
      {/* As high as the plate, so that the menu stands beside the name. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[3/2]">
        <div className="pointer-events-auto absolute top-full -right-2 mt-1.5">
          <MoreMenu
            label={`More about ${name}`}
            acts={[
              { label: 'Open', icon: 'eye', onPress: () => onOpen(location) },
              { label: 'Change details', icon: 'pencil', onPress: () => onEdit(location) },
              { label: 'Delete', icon: 'bin', onPress: () => onDelete(location) },
            ]}
          />
        </div>
      </div>
    </article>
  );
}
