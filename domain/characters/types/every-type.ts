import { specificTypesOf, subcategoriesOf } from './character-types.ts';
import { TOP_LEVEL_TYPES } from './top-level-types.ts';
import { composeCharacterType } from './type-text.ts';

export const EVERY_TYPE: readonly string[] = TOP_LEVEL_TYPES.flatMap(({ label: category }) =>
  subcategoriesOf(category).flatMap(({ label: subcategory }) =>
    specificTypesOf(category, subcategory).map(({ label: specificType }) =>
      composeCharacterType({ category, subcategory, specificType }),
    ),
  ),
);
