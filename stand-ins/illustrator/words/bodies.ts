import type { AgeGroup, AgeStep, Gender } from '../picture-spec.ts';
import { firstMeaning, type WordTable } from './word-table.ts';

/** The last year of a human life that belongs to each age step; anyone older is ancient. */
const LAST_YEAR_OF_STEP: readonly (readonly [years: number, step: AgeStep])[] = [
  [11, 'child'],
  [18, 'teen'],
  [28, 'young'],
  [60, 'grown'],
  [110, 'elder'],
];

/** Height relative to others of the same kind; the most specific words come first. */
const STATURES: WordTable<number> = [
  [
    /thimble|thumb|spark-|pebble|minnow|shoebox|candle-|acorn-high|sprout|mouse-sized|palm-|pocket|tiny|miniature|pint|slight/,
    0.8,
  ],
  [/teacup|doll-|boot-high|flower-high/, 0.85],
  [/knee-high/, 0.87],
  [/cloud-high/, 1.06],
  [/tower-high/, 1.045],
  [
    /very tall|sky-high|storm-high|rocket-high|ceiling|cliff|giant-sized|willow-tall|enormous|colossal|towering|imposing|massive|huge|gigantic/,
    1.06,
  ],
  [/treetop-high/, 1.02],
  [/child-sized|sapling-high|house-high|medium|average|middling/, 1],
  [/door-high/, 0.98],
  [/barrel-high|bush-high/, 0.94],
  [/tall|large|big|long/, 1.03],
  [/short|small|petite|little|compact/, 0.9],
];

/** Breadth relative to others of the same kind. */
const GIRTHS: WordTable<number> = [
  [/serpentine|bony|slinky|dainty|slim|slender|skinny|lanky|thin|delicate|flickering/, 0.82],
  [/willowy|wispy|wiry|sleek|smooth|lithe/, 0.88],
  [/graceful|nimble|bendy|floppy|floaty|flowing|elegant|ethereal|lean/, 0.94],
  [/medium|normal|average|stately|leafy|swirling|creaky|squishy/, 1],
  [/athletic|strong(?!-)|powerful|craggy|gnarled|spiky|rounded/, 1.05],
  [/cuddly|fuzzy|stocky|robust|blocky|boxy/, 1.09],
  [/sturdy|muscular|armou?red|burly|lumpy|billowing/, 1.13],
  [/rock-solid|fluffy|broad|mighty|bushy|cloud-soft|well-wrapped|heavy/, 1.17],
  [/round|plump|chubby|rotund|bulky|stout|massive|huge/, 1.22],
];

const AGE_STEPS: WordTable<AgeStep> = [
  [/old as|age-old|ageless|timeless|ancient|hundreds|millenni|centur|primordial|antique/, 'ancient'],
  [/elder|elderly|old-timer|\bold\b|aged|senior|wise one|venerable|grandm|grandp|much mended|mossy/, 'elder'],
  [/young adult/, 'young'],
  [/young at heart|teen|\byoung\b|youth\b|juvenile|nearly new/, 'teen'],
  [/grown|adult|middle|mature|prime|well-tried|well-loved|in full bloom/, 'grown'],
  [
    /child|kid\b|baby|newborn|new(ly)?\b|hatch|cub\b|kitten|pup\b|toddler|little|girl\b|boy\b|seedling|budding|apprentice|just woken|youngster/,
    'child',
  ],
];

export const readStature = (text: string): number => firstMeaning(STATURES, text.toLowerCase()) ?? 1;
export const readGirth = (text: string): number => firstMeaning(GIRTHS, text.toLowerCase()) ?? 1;

/** Reads words ("Young Adult", "Ancient") or a number of years ("7 years old"); an adult if neither matches. */
export function readAgeStep(text: string): AgeStep {
  const years = /\b(\d{1,4})\b/.exec(text)?.[1];
  if (years !== undefined) return LAST_YEAR_OF_STEP.find(([until]) => Number(years) < until)?.[1] ?? 'ancient';
  return firstMeaning(AGE_STEPS, text.toLowerCase()) ?? 'grown';
}

const GROUPS: Readonly<Record<AgeStep, AgeGroup>> = {
  child: 'child',
  teen: 'child',
  young: 'adult',
  grown: 'adult',
  elder: 'elder',
  ancient: 'elder',
};

/** The proportions of an age step. */
export const ageGroupOf = (step: AgeStep): AgeGroup => GROUPS[step];

export const readGender = (text: string): Gender =>
  /\b(female|girl|woman|lady|queen|princess|witch|she|her|mother|grandmother|sister|daughter)\b/i.test(text)
    ? 'female'
    : 'male';
