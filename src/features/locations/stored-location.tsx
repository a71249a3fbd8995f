import { LOCATION_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import type { Location } from '@talelantern/domain/locations/location';
import type { ReactNode } from 'react';
import { BroughtItem, type BroughtItemWords } from '../items/brought-item.tsx';
import { useStoredItem } from '../items/use-stored-item.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

const WORDS: BroughtItemWords = {
  loading: 'Loading location',
  notFound: LOCATION_NOT_FOUND,
  gone: 'Maybe this place is off the map by now.',
  all: 'All locations',
};

interface StoredLocationProps {
  id: string;
  onBack: () => void;
  children: (location: Location) => ReactNode;
}

/** Brings a location by its id. */
export function StoredLocation({ id, ...rest }: StoredLocationProps) {
  const { locations } = useServices();
  const stored = useStoredItem(queryKeys.location, locations.find, id);
  return <BroughtItem {...rest} {...stored} shape="places" words={WORDS} />;
}
