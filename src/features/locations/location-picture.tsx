import type { Location } from '@talelantern/domain/locations/location';
import { Icon } from '../../ui/icon.tsx';
import { PlacePlate } from '../../ui/place-plate.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { useServices } from '../use-services.ts';
import { artOfKind } from './place-art.ts';

type Pictured = Pick<Location, 'imageUrl' | 'type' | 'category'>;

/** The thumbnail of a location. Its name stands beside it: the picture has none of its own. */
export function LocationPicture({ location }: { location: Pictured }) {
  const { pictures } = useServices();
  return (
    <PlacePlate src={pictures.thumbnail(location.imageUrl)} alt="" onImageFailed={tellImageFailed}>
      <NoPictureYet location={location} />
    </PlacePlate>
  );
}

/** Only a shadow of its kind, so that the places on a map can be told apart before they are painted. */
function NoPictureYet({ location }: { location: Pictured }) {
  return (
    <>
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
    </>
  );
}
