export const MAX_TRAITS = 2;

const TRAIT_SEPARATOR = ' and ';

/** 'Brave and Kind' becomes ['Brave', 'Kind']. */
export const splitTraits = (personality: string): string[] =>
  personality
    .split(TRAIT_SEPARATOR)
    .map((trait) => trait.trim())
    .filter((trait) => trait !== '');

export const joinTraits = (traits: readonly string[]): string => traits.join(TRAIT_SEPARATOR);
