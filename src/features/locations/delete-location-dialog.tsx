import type { Location } from '@talelantern/domain/locations/location';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LocationPicture } from './location-picture.tsx';

interface DeleteLocationDialogProps {
  location: Location;
  onKeep: () => void;
  onDelete: () => void;
}

/** Longer names would not fit on a button. */
const LONGEST_ON_BUTTON = 16;

/** Shows which place it is and says what stays; focus starts on Keep. */
export function DeleteLocationDialog({ location, onKeep, onDelete }: DeleteLocationDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { name, imageUrl } = location;
  const short = name.length <= LONGEST_ON_BUTTON ? ` ${name}` : '';
  return (
    <Dialog
      title={`Take ${name} off the map?`}
      onClose={onKeep}
      initialFocus={keep}
      portrait={imageUrl === null ? undefined : <LocationPicture location={location} />}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep{short}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete{short}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{whatHappens(location)}</p>
    </Dialog>
  );
}

function whatHappens({ name, imageHistory }: Location): string {
  const pictures = { 0: name, 1: `${name} and its picture` }[imageHistory.length];
  const gone = pictures ?? `${name} and its ${imageHistory.length} pictures`;
  return `${gone} will be deleted. The stories told there stay on your shelf, pictures and all.`;
}
