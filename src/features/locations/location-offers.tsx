import type { Location } from '@talelantern/domain/locations/location';
import { PictureOffers } from '../items/picture-offers.tsx';
import { useUnfinishedPictures } from '../pictures/use-unfinished-pictures.ts';
import { useServices } from '../use-services.ts';
import { PLACES } from './location-subject.ts';

/** Pictures of places that were finished, or are still being painted, while the page was away. */
export function LocationOffers({ onOpen }: { onOpen: (location: Location) => void }) {
  const works = useUnfinishedPictures('location');
  const { locations } = useServices();
  if (works.length === 0) return null;
  return (
    <PictureOffers
      subject={PLACES}
      works={works}
      itemOf={(work) => (work.kind === 'location' ? work.item : null)}
      find={locations.find}
      onOpen={onOpen}
    />
  );
}
