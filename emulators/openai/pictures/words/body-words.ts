import type { AgeGroup, Gender } from '../picture-spec.ts';
import { firstMeaning, type WordTable } from './match-words.ts';

const CHILD_UNTIL_YEARS = 15;
const ELDER_FROM_YEARS = 60;

const STATURES: WordTable<number> = [
  [/tiny|very small|miniature|pocket|pint/, 0.8],
  [/very tall|towering|giant|colossal|enormous|massive|huge|gigantic/, 1.08],
  [/tall|large|big|long/, 1.05],
  [/short|small|petite|little|compact/, 0.9],
];

const GIRTHS: WordTable<number> = [
  [/slender|slim|thin|lean|lithe|delicate|skinny|graceful|serpentine|wiry|sleek|ethereal/, 0.9],
  [/massive|broad|heavy|bulky|stout|huge|round|plump|chubby|rotund|fluffy|boxy/, 1.13],
  [/sturdy|muscular|strong|stocky|athletic|robust|powerful|armou?red/, 1.07],
];

const AGES: WordTable<AgeGroup> = [
  [/young adult|adult|middle|mature|prime/, 'adult'],
  [/elder|old\b|ancient|aged|senior|wise one|venerable|timeless|millenni|centur|grandm|grandp|primordial/, 'elder'],
  [
    /child|kid|baby|young|teen|youth|hatchling|cub|kitten|pup|toddler|juvenile|newborn|brand new|little|girl\b|boy\b/,
    'child',
  ],
];

export const readStature = (text: string): number => firstMeaning(STATURES, text.toLowerCase()) ?? 1;
export const readGirth = (text: string): number => firstMeaning(GIRTHS, text.toLowerCase()) ?? 1;

/** From words ("Young Adult", "Ancient") or a number of years ("7 years old"). */
export function readAge(text: string): AgeGroup {
  const years = /\b(\d{1,4})\b/.exec(text)?.[1];
  if (years !== undefined) {
    if (Number(years) < CHILD_UNTIL_YEARS) return 'child';
    return Number(years) >= ELDER_FROM_YEARS ? 'elder' : 'adult';
  }
  return firstMeaning(AGES, text.toLowerCase()) ?? 'adult';
}

export const readGender = (text: string): Gender =>
  /\b(female|girl|woman|lady|queen|princess|witch|she|her|mother|grandmother|sister|daughter)\b/i.test(text)
    ? 'female'
    : 'male';
