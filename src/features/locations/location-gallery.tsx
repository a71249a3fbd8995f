import { matchesLocationSearch, type Location } from '@talelantern/domain/locations/location';
import { PATHS } from '../../config/paths.ts';
import { DELETE_LOCATION_FAILED } from '../../services/locations/location-service.ts';
import { artOfKind } from '../../shared/locations/location-image.tsx';
import { locationLine } from '../../shared/locations/story-locations.tsx';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useDeleteLater } from '../../shared/query/use-delete-later.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Icon } from '../../ui/icon.tsx';
import { LandscapePlate } from '../../ui/lantern-pane.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { ItemGallery, type GalleryKind } from '../items/item-gallery.tsx';
import { ItemCard } from '../items/item-wall.tsx';
import { PictureOffers } from '../items/picture-offers.tsx';
import { useUnfinishedPictures } from '../pictures/use-unfinished-pictures.ts';
import { LOCATION_SUBJECT } from './location-subject.ts';
import { MORE_LOCATIONS, SEARCH_LOCATIONS, useLocations } from './use-locations.ts';

const LOCATION_GALLERY: GalleryKind<Location> = {
  title: 'Locations',
  shape: 'places',
  loading: { label: 'Loading your locations', count: 6 },
  empty: {
    title: 'Your map is still blank',
    line: 'Lantern woods, castles in the clouds, a train that sleeps by the sea: the first place is waiting for a name.',
    illustrations: ['/art/cut-hoot.webp', '/art/cut-pip.webp'],
  },
  failed: {
    kept: 'Your locations and their pictures are safe',
    line: 'We couldn’t load your map just now',
  },
  search: { ...SEARCH_LOCATIONS, matches: matchesLocationSearch },
  more: MORE_LOCATIONS,
  unreadableLine: 'We couldn’t read this location',
};

export function LocationGallery({ onOpen, onEdit }: Record<'onOpen' | 'onEdit', (location: Location) => void>) {
  const unfinishedPictures = useUnfinishedPictures('location');
  return (
    <ItemGallery
      kind={LOCATION_GALLERY}
      list={useLocations()}
      renderNew={(size) => (
        <LinkButton to={PATHS.createLocation} icon="plus" size={size}>
          New Location
        </LinkButton>
      )}
      offers={
        unfinishedPictures.length > 0 && (
          <PictureOffers subject={LOCATION_SUBJECT} works={unfinishedPictures} onOpen={onOpen} />
        )
      }
      renderCard={(location, askToDelete) => (
        <ItemCard
          shape="places"
          name={location.name}
          line={locationLine(location)}
          picture={<LocationPicture location={location} />}
          onClick={() => onOpen(location)}
          actions={[
            { label: 'Open', icon: 'eye', onClick: () => onOpen(location) },
            { label: 'Edit details', icon: 'pencil', onClick: () => onEdit(location) },
            { label: 'Delete', icon: 'bin', onClick: askToDelete },
          ]}
        />
      )}
      renderQuestion={(location, answers) => (
        <DeleteItemDialog
          {...answers}
          name={location.name}
          title={`Take ${location.name} off the map?`}
          picture={location.imageUrl === null ? undefined : <LocationPicture location={location} />}
        >
          {deletionCopy(location)}
        </DeleteItemDialog>
      )}
      remove={useDeleteLater({
        kind: 'location',
        keys: { list: queryKeys.locationList, all: queryKeys.locations },
        note: ({ name }: Location) => ({
          message: `${name} is off the map`,
          detail: 'You have ten seconds to bring it back.',
        }),
        deleted: 'Location deleted successfully',
        failed: DELETE_LOCATION_FAILED,
      })}
    />
  );
}

function deletionCopy({ name, imageHistory }: Location): string {
  const pictures = { 0: name, 1: `${name} and its picture` }[imageHistory.length];
  const deletedCopy = pictures ?? `${name} and its ${imageHistory.length} pictures`;
  return `${deletedCopy} will be deleted. The stories told there stay on your shelf, pictures and all.`;
}

/** The thumbnail of a location, or a silhouette of its kind. Decorative: its name is next to it. */
function LocationPicture({ location }: { location: Location }) {
  const { pictureUrls } = useServices();
  return (
    <LandscapePlate src={pictureUrls.thumbnail(location.imageUrl)} alt="">
      <img
        src={artOfKind(location)}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover opacity-20 grayscale"
      />
      <Icon name="brush" size="large" className="relative" />
      <span className="relative">
        No picture yet
        <br />
        Paint one
      </span>
    </LandscapePlate>
  );
}
