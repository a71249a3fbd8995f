import { OCCUPATIONS, SUBCATEGORY_OUTFITS, type HumanSubcategory } from './occupations.ts';
import { PLAIN_OUTFIT, type Outfit } from './outfit.ts';

export const HUMAN_SUBCATEGORIES = Object.keys(SUBCATEGORY_OUTFITS) as HumanSubcategory[];

const GENTLE_NAMES: Readonly<Record<string, HumanSubcategory>> = { 'mischief-maker': 'Criminal' };

/**
 * The outfit of a person: by "Human - Subcategory - Occupation", or by the first occupation that free text mentions.
 */
export function readOutfit(kind: string): Outfit {
  const lowerKind = kind.toLowerCase();
  const knownSubcategory = namedSubcategory(lowerKind);
  const subcategory =
    knownSubcategory ?? HUMAN_SUBCATEGORIES.find((name) => findOccupation(name, lowerKind) !== undefined);
  if (subcategory === undefined) return PLAIN_OUTFIT;
  return {
    ...SUBCATEGORY_OUTFITS[subcategory],
    ...findOccupation(subcategory, lowerKind.split(' - ')[2] ?? lowerKind),
  };
}

function namedSubcategory(kind: string): HumanSubcategory | undefined {
  const second = kind.split(' - ')[1] ?? kind;
  const gentle = Object.entries(GENTLE_NAMES).find(([name]) => second.includes(name));
  return gentle?.[1] ?? HUMAN_SUBCATEGORIES.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(second));
}

/** The longest match, so that "flying doctor" is not read as "doctor". */
function findOccupation(subcategory: HumanSubcategory, occupation: string): Partial<Outfit> | undefined {
  const names = Object.keys(OCCUPATIONS[subcategory]).filter((name) => new RegExp(`\\b${name}`).test(occupation));
  const longest = names.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : OCCUPATIONS[subcategory][longest];
}
