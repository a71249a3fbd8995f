import type { Location } from '@talelantern/domain/locations/location';
import { categoriesOf, LOCATION_TYPES, type LocationKind } from '@talelantern/domain/locations/location-types';
import { Plate } from '../../ui/picture.tsx';
import { useServices } from '../services/use-services.ts';

/** A location's picture, else the landscape of its kind. Decorative: its name is next to it. */
export function LocationImage({ location }: { location: Pick<Location, 'imageUrl' | 'type' | 'category'> }) {
  const { pictureUrls } = useServices();
  return <Plate src={pictureUrls.thumbnail(location.imageUrl) ?? artOfKind(location)} alt="" position="50% 50%" />;
}

export const artOfType = (typeId: string): string => `/art/places/${typeId}.webp`;
export const artOfCategory = (typeId: string, categoryId: string): string => `/art/places/${typeId}-${categoryId}.webp`;

const [WOODS] = LOCATION_TYPES;

export function artOfKind({ type, category }: Pick<LocationKind, 'type' | 'category'>): string {
  const locationType = LOCATION_TYPES.find(({ label }) => label === type);
  const inType = categoriesOf(type).find(({ label }) => label === category);
  if (!locationType) return artOfType(WOODS?.id ?? '');
  return inType ? artOfCategory(locationType.id, inType.id) : artOfType(locationType.id);
}

export const washesOf = (type: string): readonly string[] => WASHES[type] ?? ['#58a646', '#f2c230', '#2e6b3e'];

const WASHES: Readonly<Record<string, readonly string[]>> = {
  'Woods and Meadows': ['#58a646', '#f2c230', '#2e6b3e'],
  'Mountains and Deserts': ['#dcb263', '#b7563c', '#777a82'],
  'Rivers and Seas': ['#2ba6bd', '#8ed8bd', '#2b4fb0'],
  'Sky and Space': ['#54389e', '#a9d5ee', '#2c3a86'],
  'Town and Country': ['#f2a32b', '#de3b2e', '#58a646'],
  'Castles and Ruins': ['#c0a2e2', '#f2a6ac', '#5f74d6'],
  'Under One Roof': ['#b4532a', '#f1c45e', '#7a4526'],
  'On the Move': ['#74b9e6', '#ec7b4c', '#2374ab'],
  Wonderlands: ['#f07db4', '#8fd3b3', '#a274e2'],
  'Spooky Places': ['#7a62b0', '#a9c4dd', '#2c3a86'],
};
