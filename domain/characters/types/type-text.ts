/** The three levels of a character type, as labels. */
export interface CharacterTypeParts {
  category: string;
  subcategory: string;
  specificType: string;
}

const JOINT = ' - ';

/** 'Category - Subcategory - Specific type', as it is stored (specification §3). */
export const composeCharacterType = ({ category, subcategory, specificType }: CharacterTypeParts): string =>
  [category, subcategory, specificType].join(JOINT);

/** The parts of a stored type, known to the catalogue or not; null where there are not exactly three. */
export function parseCharacterType(text: string): CharacterTypeParts | null {
  const [category, subcategory, specificType, ...rest] = text.split(JOINT).map((part) => part.trim());
  return category && subcategory && specificType && rest.length === 0 ? { category, subcategory, specificType } : null;
}
