import { OCCUPATIONS, SUBCATEGORY_OUTFITS, type HumanSubcategory } from './occupations.ts';
import { PLAIN_OUTFIT, type Outfit } from './outfit.ts';

export const HUMAN_SUBCATEGORIES = Object.keys(SUBCATEGORY_OUTFITS) as HumanSubcategory[];

const GENTLE_NAMES: Readonly<Record<string, HumanSubcategory>> = { 'mischief-maker': 'Criminal' };

/**
 * The outfit of a person: by "Human - Subcategory - Occupation", or by the first occupation that free text mentions.
 */
export function readOutfit(kind: string): Outfit {
  const words = kind.toLowerCase();
  const knownSubcategory = namedSubcategory(words);
  const subcategory = knownSubcategory ?? HUMAN_SUBCATEGORIES.find((name) => findOccupation(name, words) !== undefined);
  if (subcategory === undefined) return PLAIN_OUTFIT;
  return { ...SUBCATEGORY_OUTFITS[subcategory], ...findOccupation(subcategory, words.split(' - ')[2] ?? words) };
}

function namedSubcategory(words: string): HumanSubcategory | undefined {
  const second = words.split(' - ')[1] ?? words;
  const gentle = Object.entries(GENTLE_NAMES).find(([name]) => second.includes(name));
  return gentle?.[1] ?? HUMAN_SUBCATEGORIES.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(second));
}

/** The longest match, so that "flying doctor" is not read as "doctor". */
function findOccupation(subcategory: HumanSubcategory, words: string): Partial<Outfit> | undefined {
  const names = Object.keys(OCCUPATIONS[subcategory]).filter((name) => new RegExp(`\\b${name}`).test(words));
  const longest = names.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : OCCUPATIONS[subcategory][longest];
}
