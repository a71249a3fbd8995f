import { PictureOffer } from '../pictures/picture-offer.tsx';
import { useUnfinishedPictures, type UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';
import { PLACES } from './location-subject.ts';
import { useLocation } from './use-location.ts';
import type { Location } from '@talelantern/domain/locations/location';

/** Pictures of places that were finished, or are still being painted, while the page was away. */
export function LocationOffers({ onOpen }: { onOpen: (location: Location) => void }) {
  const pictures = useUnfinishedPictures('location');
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3">
      {pictures.map((work) => (
        <li key={work.requestId}>
          <LocationOffer work={work} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function LocationOffer({ work, onOpen }: { work: UnfinishedPicture; onOpen: (location: Location) => void }) {
  const { location: running } = useLocation(work.status === 'running' ? work.itemId : null);
  const finished = work.status === 'finished' && work.kind === 'location' ? work.item : null;
  const location = finished ?? running;
  return location && <PictureOffer subject={PLACES} work={work} item={location} onOpen={() => onOpen(location)} />;
}
