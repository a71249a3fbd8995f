import type { Expression, Pose } from '../picture-spec.ts';
import { BEARINGS, PLAIN_BEARING, type Bearing, type TraitName } from './bearings.ts';
import { allMeanings, type WordTable } from './match-words.ts';

/** Further words for the traits, and the gentle ones for the youngest. */
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

const NAMES: WordTable<TraitName> = (Object.keys(BEARINGS) as TraitName[]).map(
  (name) => [new RegExp(`\\b${name}\\b`), name] as const,
);

/** The bearings that one trait's word or phrase tells, by its own name before any other. */
function bearingsOf(trait: string): Bearing[] {
  const named = allMeanings(NAMES, trait);
  return (named.length > 0 ? named : allMeanings(SYNONYMS, trait)).map((name) => BEARINGS[name]);
}

const middle = (one: number, other: number): number => (one + other) / 2;

/** Two traits in one face: the brow of the first, the mouth of the second, and what lies between them for the rest. */
function both(first: Expression, second: Expression): Expression {
  return {
    brow: first.brow,
    mouth: second.mouth,
    gaze: middle(first.gaze, second.gaze),
    lids: Math.max(first.lids, second.lids),
    blush: middle(first.blush, second.blush),
    lean: middle(first.lean, second.lean),
  };
}

/** Face and fitting poses for the personality words in `text`; of more than two traits the first two count. */
export function readBearing(text: string): { expression: Expression; poses: readonly [Pose, ...Pose[]] } {
  const [first = PLAIN_BEARING, second] = text
    .toLowerCase()
    .split(/\band\b|,/)
    .flatMap(bearingsOf);
  if (second === undefined) return { expression: first.face, poses: first.poses };
  return { expression: both(first.face, second.face), poses: [...first.poses, ...second.poses] };
}
