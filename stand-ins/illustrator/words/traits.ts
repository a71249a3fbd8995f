import type { Expression, Pose } from '../picture-spec.ts';
import { DEMEANOURS, DEFAULT_DEMEANOUR, type Demeanour, type TraitName } from './demeanours.ts';
import { allMeanings, type WordTable } from './word-table.ts';

/** Synonyms of the traits, including the gentle names for ages 3-4. */
const SYNONYMS: WordTable<TraitName> = [
  [/bold|courag|fearless|heroic|confident|strong\b(?!-)/, 'brave'],
  [/caring|friendly|compassion|(?<!-)loving|empath/, 'kind'],
  [/adventur|inquisit|eager(?! to lead)/, 'curious'],
  [/faithful|devoted/, 'loyal'],
  [/calm|serene|disciplin/, 'patient'],
  [/humor|witty|silly/, 'funny'],
  [/modest|humble|tender/, 'gentle'],
  [/logical|analytic|practical|observant/, 'clever'],
  [/happy|joy|optimis|enthusias|lively|outgoing/, 'cheerful'],
  [/imaginat|inventive|artistic/, 'creative'],
  [/thoughtful/, 'wise'],
  [/mischiev|tricky|spontan|quirky/, 'playful'],
  [/ambitious|determin/, 'determined'],
  [/reserved|solitary/, 'quiet'],
  [/stern|cold\b/, 'serious'],
  [/energetic/, 'restless'],
  [/timid|nervous|anxious/, 'shy'],
  [/secret|eccentric|unpredict/, 'mysterious'],
  [/grumbl|angry|bitter/, 'grumpy'],
  [/cheeky|cunning|scheming/, 'sly'],
  [/treasure-loving|selfish/, 'greedy'],
  [/wishful|envious/, 'jealous'],
  [/mirror-loving|arrogan/, 'vain'],
  [/eager to lead/, 'bossy'],
  [/headlong/, 'reckless'],
  [/sulky|venge/, 'vengeful'],
  [/strong-willed|tyran|power-?hungry/, 'ruthless'],
  [/fibbing|decei|manipul|treacher/, 'deceitful'],
];

const NAMES: WordTable<TraitName> = (Object.keys(DEMEANOURS) as TraitName[]).map(
  (name) => [new RegExp(`\\b${name}\\b`), name] as const,
);

/** The expressions of a trait word or phrase; an exact name wins over synonyms. */
function demeanoursOf(trait: string): Demeanour[] {
  const exactNames = allMeanings(NAMES, trait);
  return (exactNames.length > 0 ? exactNames : allMeanings(SYNONYMS, trait)).map((name) => DEMEANOURS[name]);
}

const average = (one: number, other: number): number => (one + other) / 2;

/** Combines two traits: the brow of the first, the mouth of the second, and the average of the other values. */
function combineExpressions(first: Expression, second: Expression): Expression {
  return {
    brow: first.brow,
    mouth: second.mouth,
    gaze: average(first.gaze, second.gaze),
    rise: average(first.rise, second.rise),
    lids: Math.max(first.lids, second.lids),
    blush: average(first.blush, second.blush),
    lean: average(first.lean, second.lean),
  };
}

/** Expression and poses for the traits that `text` names; only the first two count. */
export function readDemeanour(text: string): { expression: Expression; poses: readonly [Pose, ...Pose[]] } {
  const [first = DEFAULT_DEMEANOUR, second] = text
    .toLowerCase()
    .split(/\band\b|,/)
    .flatMap(demeanoursOf);
  if (second === undefined) return { expression: first.face, poses: first.poses };
  return { expression: combineExpressions(first.face, second.face), poses: [...first.poses, ...second.poses] };
}
