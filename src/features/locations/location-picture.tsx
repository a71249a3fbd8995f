import type { Location } from '@talelantern/domain/locations/location';
import type { ReactNode } from 'react';
import { PlacePlate } from '../../ui/place-plate.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { useServices } from '../use-services.ts';

interface LocationPictureProps {
  location: Pick<Location, 'imageUrl'>;
  /** Shown where there is no picture. */
  children?: ReactNode;
}

/** The thumbnail of a location. Its name stands beside it: the picture has none of its own. */
export function LocationPicture({ location, children }: LocationPictureProps) {
  const { pictures } = useServices();
  return (
    <PlacePlate src={pictures.thumbnail(location.imageUrl)} alt="" onImageFailed={tellImageFailed}>
      {children}
    </PlacePlate>
  );
}
