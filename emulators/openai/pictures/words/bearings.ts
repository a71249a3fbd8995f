import type { Expression, Pose } from '../picture-spec.ts';

/** How a trait shows: in the face, and in how somebody stands. */
export interface Bearing {
  readonly face: Expression;
  readonly poses: readonly [Pose, ...Pose[]];
}

const PLAIN: Expression = { brow: 'soft', mouth: 'smile', gaze: 0, lids: 0, blush: 0.3, lean: 0 };

const bearing = (face: Partial<Expression>, ...poses: readonly [Pose, ...Pose[]]): Bearing => ({
  face: { ...PLAIN, ...face },
  poses,
});

/** The product's traits, and every one looks like nobody else's. */
export const BEARINGS = {
  brave: bearing({ brow: 'determined', lean: -3 }, 'hip', 'raised'),
  kind: bearing({ blush: 0.6, lean: 4 }, 'wave', 'relaxed'),
  curious: bearing({ brow: 'raised', mouth: 'open', gaze: 0.14, lean: 5 }, 'wave', 'hip'),
  loyal: bearing({ lids: 0.06 }, 'shy', 'relaxed'),
  patient: bearing({ mouth: 'small', lids: 0.18 }, 'relaxed', 'shy'),
  funny: bearing({ brow: 'one-up', mouth: 'grin', lean: -5 }, 'raised', 'wave'),
  gentle: bearing({ mouth: 'small', blush: 0.65, lean: 5 }, 'shy', 'wave'),
  clever: bearing({ brow: 'one-up', gaze: 0.1, lean: 2 }, 'hip', 'relaxed'),
  honest: bearing({ brow: 'raised', blush: 0.2 }, 'wave', 'shy'),
  generous: bearing({ mouth: 'open', blush: 0.5 }, 'raised', 'wave'),
  cheerful: bearing({ brow: 'raised', mouth: 'grin', blush: 0.5 }, 'raised', 'wave'),
  creative: bearing({ brow: 'raised', gaze: -0.16, lean: -4 }, 'raised', 'hip'),
  helpful: bearing({ mouth: 'open', blush: 0.35, lean: 2 }, 'wave', 'raised'),
  wise: bearing({ mouth: 'small', lids: 0.24, lean: -2 }, 'relaxed', 'hip'),
  playful: bearing({ brow: 'one-up', mouth: 'open', blush: 0.45, lean: 6 }, 'raised', 'hip'),
  determined: bearing({ brow: 'determined', mouth: 'small', lean: -1 }, 'hip', 'relaxed'),
  stubborn: bearing({ brow: 'determined', mouth: 'flat', lids: 0.1, lean: -4 }, 'hip', 'shy'),
  quiet: bearing({ mouth: 'small', gaze: -0.16, blush: 0.35 }, 'relaxed', 'shy'),
  dreamy: bearing({ brow: 'raised', lids: 0.22, gaze: 0.2, lean: -6 }, 'relaxed', 'shy'),
  serious: bearing({ mouth: 'flat', blush: 0.1 }, 'relaxed', 'hip'),
  restless: bearing({ brow: 'raised', mouth: 'open', gaze: 0.24, lean: -4 }, 'raised', 'wave'),
  shy: bearing({ brow: 'worried', mouth: 'small', gaze: -0.22, blush: 0.85, lean: 7 }, 'shy'),
  cautious: bearing({ brow: 'worried', mouth: 'flat', gaze: 0.2, lids: 0.05, lean: 2 }, 'shy', 'relaxed'),
  proud: bearing({ brow: 'raised', lids: 0.26, lean: -5 }, 'hip'),
  mysterious: bearing({ brow: 'one-up', mouth: 'small', lids: 0.26, gaze: 0.16, lean: -3 }, 'relaxed', 'shy'),
  forgetful: bearing({ brow: 'worried', mouth: 'open', gaze: -0.2, blush: 0.4, lean: 5 }, 'wave', 'relaxed'),
  grumpy: bearing({ brow: 'determined', mouth: 'flat', lids: 0.2, lean: 3 }, 'hip', 'shy'),
  sly: bearing({ brow: 'one-up', mouth: 'smirk', gaze: 0.2, lids: 0.16 }, 'hip', 'relaxed'),
  greedy: bearing({ brow: 'raised', mouth: 'grin', gaze: 0.22, lids: 0.06 }, 'shy', 'raised'),
  jealous: bearing({ brow: 'worried', mouth: 'smirk', gaze: 0.26, lids: 0.14 }, 'hip', 'shy'),
  vain: bearing({ brow: 'raised', mouth: 'smirk', lids: 0.3, lean: -6 }, 'hip', 'wave'),
  bossy: bearing({ brow: 'determined', mouth: 'open', lean: -2 }, 'hip', 'raised'),
  reckless: bearing({ brow: 'determined', mouth: 'grin', lean: -6 }, 'raised', 'hip'),
  vengeful: bearing({ brow: 'determined', mouth: 'small', lids: 0.18, gaze: -0.16 }, 'shy', 'hip'),
  ruthless: bearing({ brow: 'determined', mouth: 'smirk', lids: 0.16 }, 'hip'),
  deceitful: bearing({ brow: 'one-up', mouth: 'grin', gaze: -0.24 }, 'wave', 'hip'),
} as const satisfies Readonly<Record<string, Bearing>>;

export type TraitName = keyof typeof BEARINGS;

/** Somebody of whom nothing is said. */
export const PLAIN_BEARING: Bearing = { face: { ...PLAIN, blush: 0.35 }, poses: ['relaxed', 'wave', 'hip', 'raised'] };
