import type { LocationKind } from '@talelantern/domain/locations/types/location-types';

/** One line under a name, the most that is known: 'Fairytale Castle', else 'Castle', else 'Castles and Ruins'. */
export const placeLine = ({ type, category, subcategory }: LocationKind): string => subcategory || category || type;

/** The picture in words: 'Lantern Wood, a place of the kind Elf Forest'. */
export const placePhrase = ({ name, ...kind }: LocationKind & { name: string }): string => {
  const line = placeLine(kind);
  return [name.trim() || 'Somewhere', line === name.trim() ? '' : line].filter((part) => part !== '').join(', ');
};
