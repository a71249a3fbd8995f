import type { Location } from '@talelantern/domain/locations/location';
import { ItemCard } from '../items/item-card.tsx';
import { LocationPicture } from './location-picture.tsx';
import { placeLine } from './place-line.ts';

/** What can be done with a location of the list. */
export interface LocationActs {
  onOpen: (location: Location) => void;
  onEdit: (location: Location) => void;
  onDelete: (location: Location) => void;
}

/** A landscape; pressing it opens the location. */
export function LocationCard({ location, onOpen, onEdit, onDelete }: LocationActs & { location: Location }) {
  return (
    <ItemCard
      shape="places"
      name={location.name}
      line={placeLine(location)}
      picture={<LocationPicture location={location} />}
      onPress={() => onOpen(location)}
      acts={[
        { label: 'Open', icon: 'eye', onPress: () => onOpen(location) },
        { label: 'Change details', icon: 'pencil', onPress: () => onEdit(location) },
        { label: 'Delete', icon: 'bin', onPress: () => onDelete(location) },
      ]}
    />
  );
}
