import { matchesLocationSearch, type Location } from '@talelantern/domain/locations/location';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MoreOfList } from '../more-of-list.tsx';
import type { PagedList } from '../use-paged-list.ts';
import { useSearchAll } from '../use-search-all.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import type { LocationActs } from './location-card.tsx';
import { LocationMap } from './location-map.tsx';
import { LocationOffers } from './location-offers.tsx';
import { useDeleteLocation } from './use-delete-location.ts';
import { useLocations } from './use-locations.ts';

type GalleryActs = Pick<LocationActs, 'onOpen' | 'onEdit'>;

/** All locations of the family: the whole of /locations while none is open. */
export function LocationGallery(acts: GalleryActs) {
  const list = useLocations();
  if (list.error && list.items.length === 0) return <GalleryFailed message={list.error.message} onRetry={list.retry} />;
  if (!list.isPending && list.items.length + list.unreadable.length === 0 && !list.hasMore)
    return (
      <EmptyState
        title="Your map is still blank"
        line="Lantern woods, castles in the clouds, a train that sleeps by the sea: the first place is waiting for a name."
        friends={['/art/cut-hoot.webp', '/art/cut-pip.webp']}
        action={<NewLocationButton isBig />}
      />
    );
  return (
    <>
      <PageHeading title="Locations" actions={<NewLocationButton />} />
      <LocationOffers onOpen={acts.onOpen} />
      {list.isPending ? (
        <div className="py-9">
          <Skeletons shape="places" count={6} label="Loading your locations" />
        </div>
      ) : (
        <Gallery list={list} {...acts} />
      )}
    </>
  );
}

function NewLocationButton({ isBig = false }: { isBig?: boolean }) {
  return (
    <LinkButton to={PATHS.createLocation} icon="plus" size={isBig ? 'big' : 'normal'}>
      New Location
    </LinkButton>
  );
}

function Gallery({ list, ...acts }: GalleryActs & { list: PagedList<Location> }) {
  const [query, setQuery] = useState('');
  const [leaving, setLeaving] = useState<Location | null>(null);
  const remove = useDeleteLocation();
  useSearchAll(list, query);
  const isSearching = query.trim() !== '';
  const found = list.items.filter((location) => matchesLocationSearch(location, query));

  function handleDelete(location: Location) {
    setLeaving(null);
    remove(location);
  }

  return (
    <>
      <div className="mt-7 md:max-w-[460px]">
        <SearchField label="Search locations" value={query} onChange={setQuery} placeholder="Name or kind of place" />
      </div>
      <LocationMap
        {...acts}
        locations={found}
        unreadable={isSearching ? 0 : list.unreadable.length}
        onDelete={setLeaving}
      />
      <MoreOfList
        list={list}
        query={query}
        found={found.length}
        nothingFor={(words) => `No place on your map is called “${words}”.`}
        busyLabel="Unfolding the map…"
      />
      {leaving && (
        <DeleteLocationDialog
          location={leaving}
          onKeep={() => setLeaving(null)}
          onDelete={() => handleDelete(leaving)}
        />
      )}
    </>
  );
}

function GalleryFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailedState
      title={message}
      friend="/art/cut-hoot.webp"
      kept={['Your locations and their pictures are safe']}
      actions={
        <Button size="big" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The map could not be reached just now. It usually works a moment later.
    </FailedState>
  );
}
