import { wordsForLabel, type Choice } from '../../catalogue/choice.ts';
import type { AgeRange } from '../../stories/ages.ts';
import { CASTLES_AND_RUINS } from './castles-and-ruins.ts';
import type { LocationCategory } from './location-category.ts';
import { MOUNTAINS_AND_DESERTS } from './mountains-and-deserts.ts';
import { ON_THE_MOVE } from './on-the-move.ts';
import { RIVERS_AND_SEAS } from './rivers-and-seas.ts';
import { SKY_AND_SPACE } from './sky-and-space.ts';
import { SPOOKY_PLACES } from './spooky-places.ts';
import { TOWN_AND_COUNTRY } from './town-and-country.ts';
import { UNDER_ONE_ROOF } from './under-one-roof.ts';
import { WONDERLANDS } from './wonderlands.ts';
import { WOODS_AND_MEADOWS } from './woods-and-meadows.ts';

type LocationType = Choice & { readonly categories: readonly LocationCategory[] };

/** Where a story can happen: ten types, each with its categories, each with four subcategories. */
export const LOCATION_TYPES: readonly LocationType[] = [
  { id: 'woods-and-meadows', label: 'Woods and Meadows', categories: WOODS_AND_MEADOWS },
  { id: 'mountains-and-deserts', label: 'Mountains and Deserts', categories: MOUNTAINS_AND_DESERTS },
  { id: 'rivers-and-seas', label: 'Rivers and Seas', categories: RIVERS_AND_SEAS },
  { id: 'sky-and-space', label: 'Sky and Space', categories: SKY_AND_SPACE },
  { id: 'town-and-country', label: 'Town and Country', categories: TOWN_AND_COUNTRY },
  { id: 'castles-and-ruins', label: 'Castles and Ruins', categories: CASTLES_AND_RUINS },
  { id: 'under-one-roof', label: 'Under One Roof', categories: UNDER_ONE_ROOF },
  { id: 'on-the-move', label: 'On the Move', categories: ON_THE_MOVE },
  { id: 'wonderlands', label: 'Wonderlands', categories: WONDERLANDS },
  {
    id: 'spooky-places',
    label: 'Spooky Places',
    dark: true,
    gentleLabel: 'Moonlit Places',
    categories: SPOOKY_PLACES,
  },
];

/** Where a location stands in the catalogue, as the three labels that it stores (specification §3). */
export interface LocationKind {
  type: string;
  /** Empty where it was not chosen. */
  category: string;
  /** Empty where it was not chosen. */
  subcategory: string;
}

/** The categories under a type's label; none for one that is unknown. */
export const categoriesOf = (type: string): readonly LocationCategory[] =>
  LOCATION_TYPES.find(({ label }) => label === type)?.categories ?? [];

/** The subcategories under two labels; none where either is unknown. */
export const locationSubcategoriesOf = (type: string, category: string): readonly Choice[] =>
  categoriesOf(type).find(({ label }) => label === category)?.subcategories ?? [];

/** The same kind in the words for `ageRange`: its dark parts are softened for ages 3-4 (architecture §6). */
export const locationKindFor = ({ type, category, subcategory }: LocationKind, ageRange: AgeRange): LocationKind => ({
  type: wordsForLabel(LOCATION_TYPES, type, ageRange),
  category: wordsForLabel(categoriesOf(type), category, ageRange),
  subcategory: wordsForLabel(locationSubcategoriesOf(type, category), subcategory, ageRange),
});
