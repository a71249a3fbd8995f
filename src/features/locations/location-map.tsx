import type { Location } from '@talelantern/domain/locations/location';
import { Icon } from '../../ui/icon.tsx';
import { LocationCard, type LocationActs } from './location-card.tsx';

interface LocationMapProps extends LocationActs {
  locations: readonly Location[];
  /** How many stored locations could not be read. */
  unreadable: number;
}

/** The family's locations as landscapes: three in a row, one on a phone. */
export function LocationMap({ locations, unreadable, ...acts }: LocationMapProps) {
  return (
    <ul className="grid gap-x-[clamp(1rem,2.4vw,2rem)] gap-y-8 py-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-10">
      {locations.map((location) => (
        <li key={location.id} className="min-w-0">
          <LocationCard location={location} {...acts} />
        </li>
      ))}
      {Array.from({ length: unreadable }, (_, index) => (
        <li key={`unreadable ${index}`} className="min-w-0">
          <UnreadableCard />
        </li>
      ))}
    </ul>
  );
}

/** One that cannot be read never hides the others (architecture §4). */
function UnreadableCard() {
  return (
    <>
      <span className="plate-frame plate-fill plate-outline">
        <span className="plate-glass">
          <span className="picture-note text-soft">
            <Icon name="cloud-off" size="large" />
            This location could not be read
          </span>
        </span>
      </span>
      <p className="mt-3 text-15 text-soft">Nothing was deleted. It may come back with the next update.</p>
    </>
  );
}
