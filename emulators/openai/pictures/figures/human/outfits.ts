import { CALLINGS, SUBCATEGORY_OUTFITS, type HumanSubcategory } from './callings.ts';
import { PLAIN_OUTFIT, type Outfit } from './outfit.ts';

export const HUMAN_SUBCATEGORIES = Object.keys(SUBCATEGORY_OUTFITS) as HumanSubcategory[];

const GENTLE_NAMES: Readonly<Record<string, HumanSubcategory>> = { 'mischief-maker': 'Criminal' };

/** What a person wears: by "Human - Subcategory - Calling", or by the first calling that free text names. */
export function readOutfit(kind: string): Outfit {
  const words = kind.toLowerCase();
  const named = namedSubcategory(words);
  const subcategory = named ?? HUMAN_SUBCATEGORIES.find((name) => findCalling(name, words) !== undefined);
  if (subcategory === undefined) return PLAIN_OUTFIT;
  return { ...SUBCATEGORY_OUTFITS[subcategory], ...findCalling(subcategory, words.split(' - ')[2] ?? words) };
}

function namedSubcategory(words: string): HumanSubcategory | undefined {
  const second = words.split(' - ')[1] ?? words;
  const gentle = Object.entries(GENTLE_NAMES).find(([name]) => second.includes(name));
  return gentle?.[1] ?? HUMAN_SUBCATEGORIES.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(second));
}

/** The longest calling that occurs, so that "flying doctor" is not taken for a doctor. */
function findCalling(subcategory: HumanSubcategory, words: string): Partial<Outfit> | undefined {
  const names = Object.keys(CALLINGS[subcategory]).filter((name) => new RegExp(`\\b${name}`).test(words));
  const longest = names.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : CALLINGS[subcategory][longest];
}
