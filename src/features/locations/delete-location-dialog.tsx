import type { Location } from '@talelantern/domain/locations/location';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { LocationPicture } from './location-picture.tsx';

interface DeleteLocationDialogProps {
  location: Location;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a place goes. */
export function DeleteLocationDialog({ location, ...answers }: DeleteLocationDialogProps) {
  const { name, imageUrl } = location;
  return (
    <DeleteItemDialog
      {...answers}
      name={name}
      title={`Take ${name} off the map?`}
      picture={imageUrl === null ? undefined : <LocationPicture location={location} />}
    >
      {whatHappens(location)}
    </DeleteItemDialog>
  );
}

function whatHappens({ name, imageHistory }: Location): string {
  const pictures = { 0: name, 1: `${name} and its picture` }[imageHistory.length];
  const gone = pictures ?? `${name} and its ${imageHistory.length} pictures`;
  return `${gone} will be deleted. The stories told there stay on your shelf, pictures and all.`;
}
