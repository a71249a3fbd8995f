export interface CharacterTypeParts {
  category: string;
  subcategory: string;
  specificType: string;
}

const TYPE_SEPARATOR = ' - ';

export const composeCharacterType = ({ category, subcategory, specificType }: CharacterTypeParts): string =>
  [category, subcategory, specificType].join(TYPE_SEPARATOR);

/** The parts of a stored type, known or not; null unless there are exactly three. */
export function parseCharacterType(text: string): CharacterTypeParts | null {
  const [category, subcategory, specificType, ...rest] = text.split(TYPE_SEPARATOR).map((part) => part.trim());
  return category && subcategory && specificType && rest.length === 0 ? { category, subcategory, specificType } : null;
}
