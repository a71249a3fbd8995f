import type { AgeRange } from '../../audience/ages.ts';
import { wordsForLabel, type Choice } from '../../catalogues/choice.ts';
import { readChoice } from '../../catalogues/read-choices.ts';
import type { Gender } from '../character.ts';
import { TOP_LEVEL_TYPES } from './top-level-types.ts';
import { composeCharacterType, parseCharacterType } from './type-text.ts';
import { TYPE_TABLE } from './type-table.ts';

/** `gender` is set for words that imply one, like 'Queen'. */
type SpecificType = Choice & { readonly gender?: Gender };

type Subcategory = Choice & { readonly types: readonly SpecificType[] };

function readType(text: string): SpecificType {
  const gender = (['female', 'male'] as const).find((word) => text.includes(` (${word})`));
  return gender ? { ...readChoice(text.replace(` (${gender})`, '')), gender } : readChoice(text);
}

const SUBCATEGORIES: ReadonlyMap<string, readonly Subcategory[]> = new Map(
  Object.entries(TYPE_TABLE).map(([topLevel, subcategories]) => [
    topLevel,
    Object.entries(subcategories).map(([name, types]) => ({
      ...readChoice(name),
      types: types.split(', ').map(readType),
    })),
  ]),
);

export const subcategoriesOf = (topLevel: string): readonly Subcategory[] => SUBCATEGORIES.get(topLevel) ?? [];

export const specificTypesOf = (topLevel: string, subcategory: string): readonly SpecificType[] =>
  subcategoriesOf(topLevel).find(({ label }) => label === subcategory)?.types ?? [];

export function characterTypeFor(text: string, ageRange: AgeRange): string {
  const parts = parseCharacterType(text);
  if (!parts) return text;
  const { category, subcategory, specificType } = parts;
  return composeCharacterType({
    category: wordsForLabel(TOP_LEVEL_TYPES, category, ageRange),
    subcategory: wordsForLabel(subcategoriesOf(category), subcategory, ageRange),
    specificType: wordsForLabel(specificTypesOf(category, subcategory), specificType, ageRange),
  });
}
