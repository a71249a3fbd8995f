import { matchesLocationSearch, type Location } from '@talelantern/domain/locations/location';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MoreOfList } from '../../shared/query/more-of-list.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { MORE_LOCATIONS, SEARCH_LOCATIONS, useLocations } from './use-locations.ts';
import { locationLine } from '../../shared/locations/story-locations.tsx';
import { LocationImage } from '../../shared/locations/location-image.tsx';

interface LocationPickerProps {
  selectedIds: readonly string[];
  onToggle: (location: Location) => void;
  max: number;
}

/** The family's locations as pictures, with search and a tile for a new one. */
export function LocationPicker({ selectedIds, onToggle, max }: LocationPickerProps) {
  const list = useLocations();
  const [query, setQuery] = useState('');
  const matches = list.items.filter((location) => matchesLocationSearch(location, query));
  const isFull = selectedIds.length >= max;

  if (list.isPending) return <Skeletons shape="places" count={3} label="Loading your locations" />;
  if (list.error && list.items.length === 0) return <TryAgain message={list.error.message} onRetry={list.retry} />;
  if (list.items.length + list.unreadable.length === 0 && !list.hasMore) return <NoLocations />;
  return (
    <div className="grid gap-4">
      <SearchField {...SEARCH_LOCATIONS} value={query} onChange={setQuery} />
      <TileGrid
        label="Choose locations"
        hideLabel
        selection="toggle"
        layout="places"
        hint={isFull ? `A story has room for ${max} places. Remove one to swap.` : undefined}
      >
        {matches.map((location) => {
          const isChosen = selectedIds.includes(location.id);
          return (
            <ChoiceTile
              key={location.id}
              name={location.name}
              line={locationLine(location)}
              picture={<LocationImage location={location} />}
              chosen={isChosen}
              notAvailable={isFull && !isChosen}
              onChoose={() => onToggle(location)}
            />
          );
        })}
      </TileGrid>
      <MoreOfList list={list} query={query} found={matches.length} {...MORE_LOCATIONS} />
      <div>
        <NewLocation />
      </div>
    </div>
  );
}

const NewLocation = () => (
  <LinkButton to={PATHS.createLocation} variant="line" icon="plus">
    New Location
  </LinkButton>
);

const NoLocations = () => (
  <div className="grid justify-items-start gap-4 rounded-card bg-well px-5 py-6 md:px-8">
    <p className="max-w-[46ch] text-soft">
      Your map is still blank. Make a place once, and any of your stories can happen there.
    </p>
    <NewLocation />
  </div>
);
