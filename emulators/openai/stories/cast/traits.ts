import { DARK_TRAITS } from './dark-traits.ts';
import { NEUTRAL_TRAITS } from './neutral-traits.ts';
import { POSITIVE_TRAITS } from './positive-traits.ts';
import type { TraitRecord } from './trait-record.ts';

/** Softer words that are used for the smallest children, and other words for the same thing. */
const SAME_AS: Readonly<Record<string, string>> = {
  grumbly: 'grumpy',
  cheeky: 'sly',
  cunning: 'sly',
  'treasure-loving': 'greedy',
  wishful: 'jealous',
  'mirror-loving': 'vain',
  'eager to lead': 'bossy',
  headlong: 'reckless',
  sulky: 'vengeful',
  'strong-willed': 'ruthless',
  fibbing: 'deceitful',
  smart: 'clever',
  caring: 'kind',
  adventurous: 'brave',
  courageous: 'brave',
  fearless: 'brave',
  optimistic: 'cheerful',
  imaginative: 'creative',
  hopeful: 'cheerful',
  timid: 'shy',
  arrogant: 'proud',
};

const UNUSUAL: TraitRecord = {
  habit: [
    '{X} had {xhis} own way of doing everything, and people had long stopped trying to copy it.',
    'You could tell from three streets away that it was {x} who was coming.',
  ],
  deed: [
    'Nobody else would have thought of it. {X} did not think of it either, exactly; it was simply how {xhe} did things. And for once that was just what was needed: the way lay open.',
    'They tried it the sensible way, and they tried it the other sensible way. Then {x} tried it in {xhis} own, and the latch went up as though it had been waiting for somebody like that.',
  ],
  doubt: 'All the old ways of being {x} seemed, for a moment, to be in some other coat.',
  wish: 'What {x} wished for, without quite knowing it, was somebody who would not want {xhim} any different.',
  small: '{X} smiled a big smile.',
};

const RECORDS: Readonly<Record<string, TraitRecord>> = { ...POSITIVE_TRAITS, ...NEUTRAL_TRAITS, ...DARK_TRAITS };

/** How a trait shows. Any word works; one that is not in the tables gets sentences that fit anybody. */
export function findTrait(trait: string): TraitRecord {
  const key = trait.trim().toLowerCase();
  return RECORDS[SAME_AS[key] ?? key] ?? UNUSUAL;
}
