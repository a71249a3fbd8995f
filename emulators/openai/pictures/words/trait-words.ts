import type { Expression, Pose } from '../picture-spec.ts';
import { allMeanings, type WordTable } from './match-words.ts';

interface Bearing {
  readonly face: Partial<Expression>;
  readonly pose?: Pose;
}

const BEARINGS: WordTable<Bearing> = [
  [
    /brave|bold|courag|fearless|heroic|confident|determin|ambitious|proud|strong|reckless|bossy/,
    { face: { brow: 'determined', mouth: 'smile', lean: -2 }, pose: 'hip' },
  ],
  [
    /shy|timid|quiet|reserved|humble|modest|anxious|nervous|cautious/,
    { face: { brow: 'worried', mouth: 'small', gaze: -0.2, blush: 0.75, lean: 6 }, pose: 'shy' },
  ],
  [
    /mischiev|cunning|sly|tricky|playful|sarcas|witty|clever|decei|manipul|scheming/,
    { face: { brow: 'one-up', mouth: 'smirk', gaze: 0.12, lean: 3 }, pose: 'hip' },
  ],
  [
    /wise|calm|patient|thoughtful|logical|analytic|practical|serene|neutral|observant|disciplin/,
    { face: { brow: 'soft', mouth: 'smile', lids: 0.1 }, pose: 'relaxed' },
  ],
  [
    /grump|stern|serious|stubborn|cold|ruthless|angry|venge|bitter|cruel|hateful|tyran/,
    { face: { brow: 'determined', mouth: 'flat', lids: 0.1 }, pose: 'hip' },
  ],
  [
    /curious|adventur|inquisit|eager|imaginat|creative|inventive/,
    { face: { brow: 'raised', mouth: 'open' }, pose: 'wave' },
  ],
  [
    /kind|caring|gentle|loyal|generous|friendly|honest|compassion|empath|helpful|loving/,
    { face: { brow: 'soft', mouth: 'smile', blush: 0.5, lean: 3 }, pose: 'wave' },
  ],
  [
    /cheer|funny|optimis|energetic|joy|happy|enthusias|spontan|humor|outgoing|lively|restless/,
    { face: { brow: 'raised', mouth: 'grin', blush: 0.45 }, pose: 'raised' },
  ],
  [
    /dream|myster|secret|eccentric|quirky|unpredict|solitary|independ|forgetful/,
    { face: { brow: 'soft', mouth: 'smile', lids: 0.14, gaze: 0.16, lean: -4 }, pose: 'relaxed' },
  ],
  [
    /greedy|arrogan|jealous|selfish|vain|power-?hungry|treacher|dark|sinister/,
    { face: { brow: 'one-up', mouth: 'smirk', lids: 0.12 }, pose: 'hip' },
  ],
];

const PLAIN_FACE: Expression = { brow: 'soft', mouth: 'smile', gaze: 0, lids: 0, blush: 0.35, lean: 0 };

/** Face and stance for the personality words in `text`: the first named trait rules, the others fill what it leaves open. */
export function readBearing(text: string): { expression: Expression; pose: Pose | null } {
  const traits = text.toLowerCase().split(/\band\b|,/);
  const bearings = traits.flatMap((trait) => allMeanings(BEARINGS, trait));
  const expression = bearings.reduceRight<Expression>((sofar, { face }) => ({ ...sofar, ...face }), PLAIN_FACE);
  return { expression, pose: bearings.find(({ pose }) => pose !== undefined)?.pose ?? null };
}
