import type { LocationKind } from '@talelantern/domain/locations/location-types';
import type { StoryLocation } from '@talelantern/domain/stories/story';
import { LocationImage } from './location-image.tsx';

const HEADING = 'Where it happens';

export function StoryLocations({ locations }: { locations: readonly StoryLocation[] }) {
  if (locations.length === 0) return null;
  return (
    <section aria-label={HEADING}>
      <h2 className="mb-3 break-after-avoid text-22">{HEADING}</h2>
      <ul className="grid gap-3">
        {locations.map((location) => (
          <li
            key={`${location.id} ${location.name}`}
            className="flex break-inside-avoid items-center gap-4 [&>.plate]:w-24 [&>.plate]:shrink-0"
          >
            <LocationImage location={location} />
            <span className="min-w-0 wrap-anywhere">
              <b dir="auto" className="family-name block text-17">
                {location.name}
              </b>
              <span className="block text-15 opacity-80">{locationLine(location)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NamedKind = LocationKind & { name: string };

/** The most specific level that is known and says more than the name: 'Fairytale Castle', else 'Castle'. */
export const locationLine = ({ name, type, category, subcategory }: NamedKind): string =>
  [subcategory, category, type].find((level) => level !== '' && level !== name.trim()) ?? '';

export const locationPhrase = (location: NamedKind): string =>
  [location.name.trim() || 'Somewhere', locationLine(location)].filter((part) => part !== '').join(', ');
