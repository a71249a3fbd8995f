import { CRITTER_KINDS, critterForm, type CritterKind } from '../../figures/critter/critters.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

/** Gentle names for ages 3-4. */
const GENTLE_NAMES: WordTable<CritterKind> = [
  [/dusk cat/, 'shadow cat'],
  [/night horse/, 'nightmare horse'],
];

const OTHER_NAMES: WordTable<CritterKind> = [
  [/kitsune/, 'nine-tailed fox'],
  [/cerberus/, 'three-headed dog'],
  [/pegasus/, 'cloud pegasus'],
  [/alicorn/, 'unicorn'],
  [/kirin/, 'qilin'],
  [/gryphon/, 'griffin'],
  [/manticore/, 'winged lion'],
  [/bunny|hare/, 'rabbit'],
  [/leopard|jaguar/, 'cheetah'],
  [/coyote|fenrir/, 'wolf'],
  [/puppy|hound|retriever|poodle/, 'dog'],
  [/stag|elk/, 'deer'],
  [/rat\b|chipmunk/, 'mouse'],
  [/\b(foal|mare|stallion)\b/, 'horse'],
  [/lamb/, 'sheep'],
  [/bull\b|calf/, 'cow'],
  [/piglet|boar/, 'pig'],
  [/kitten|feline|panther|lynx|familiar|animal|pet\b|mammal|creature/, 'cat'],
];

export const readCritter: KindReader = ({ level }) => {
  const kind =
    firstMeaning(GENTLE_NAMES, level) ?? longestNamed(CRITTER_KINDS, level) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'critter', kind }, defaultColors: critterForm(kind).colors };
};
