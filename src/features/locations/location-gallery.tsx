import { matchesLocationSearch, type Location } from '@talelantern/domain/locations/location';
import { PATHS } from '../../config/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ItemGallery, type GalleryKind } from '../items/item-gallery.tsx';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { LocationCard, type LocationActs } from './location-card.tsx';
import { LocationOffers } from './location-offers.tsx';
import { MORE_LOCATIONS, SEARCH_LOCATIONS } from './more-locations.ts';
import { useDeleteLocation } from './use-delete-location.ts';
import { useLocations } from './use-locations.ts';

const MAP: GalleryKind<Location> = {
  title: 'Locations',
  shape: 'places',
  loading: { label: 'Loading your locations', count: 6 },
  empty: {
    title: 'Your map is still blank',
    line: 'Lantern woods, castles in the clouds, a train that sleeps by the sea: the first place is waiting for a name.',
    friends: ['/art/cut-hoot.webp', '/art/cut-pip.webp'],
  },
  failed: {
    kept: 'Your locations and their pictures are safe',
    line: 'The map could not be reached just now. It usually works a moment later.',
  },
  search: { ...SEARCH_LOCATIONS, matches: matchesLocationSearch },
  more: MORE_LOCATIONS,
  unreadableLine: 'This location could not be read',
};

/** All locations of the family: the whole of /locations while none is open. */
export function LocationGallery(acts: Omit<LocationActs, 'onDelete'>) {
  return (
    <ItemGallery
      kind={MAP}
      list={useLocations()}
      renderNew={(size) => (
        <LinkButton to={PATHS.createLocation} icon="plus" size={size}>
          New Location
        </LinkButton>
      )}
      offers={<LocationOffers onOpen={acts.onOpen} />}
      renderCard={(location, askToDelete) => <LocationCard {...acts} location={location} onDelete={askToDelete} />}
      renderQuestion={(location, answers) => <DeleteLocationDialog {...answers} location={location} />}
      remove={useDeleteLocation()}
    />
  );
}
