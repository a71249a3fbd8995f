import type { Expression, Pose } from '../picture-spec.ts';

/** How a trait is drawn: the expression and the possible poses. */
export interface Demeanour {
  readonly face: Expression;
  readonly poses: readonly [Pose, ...Pose[]];
}

const PLAIN: Expression = { brow: 'soft', mouth: 'smile', gaze: 0, rise: 0, lids: 0, blush: 0.3, lean: 0 };

const demeanour = (face: Partial<Expression>, ...poses: readonly [Pose, ...Pose[]]): Demeanour => ({
  face: { ...PLAIN, ...face },
  poses,
});

/** The product's traits; no two look the same. */
export const DEMEANOURS = {
  brave: demeanour({ brow: 'determined', lean: -3 }, 'hip', 'raised'),
  kind: demeanour({ blush: 0.6, lean: 4 }, 'wave', 'relaxed'),
  curious: demeanour({ brow: 'raised', mouth: 'open', gaze: 0.14, lean: 5 }, 'wave', 'hip'),
  loyal: demeanour({ lids: 0.06 }, 'shy', 'relaxed'),
  patient: demeanour({ mouth: 'small', lids: 0.18 }, 'relaxed', 'shy'),
  funny: demeanour({ brow: 'one-up', mouth: 'grin', lean: -5 }, 'raised', 'wave'),
  gentle: demeanour({ mouth: 'small', blush: 0.65, lean: 5 }, 'shy', 'wave'),
  clever: demeanour({ brow: 'one-up', gaze: 0.1, lean: 2 }, 'hip', 'relaxed'),
  honest: demeanour({ brow: 'raised', blush: 0.2 }, 'wave', 'shy'),
  generous: demeanour({ mouth: 'open', blush: 0.5 }, 'raised', 'wave'),
  cheerful: demeanour({ brow: 'raised', mouth: 'grin', blush: 0.5 }, 'raised', 'wave'),
  creative: demeanour({ brow: 'raised', gaze: -0.16, lean: -4 }, 'raised', 'hip'),
  helpful: demeanour({ mouth: 'open', blush: 0.35, lean: 2 }, 'wave', 'raised'),
  wise: demeanour({ mouth: 'small', lids: 0.24, lean: -2 }, 'relaxed', 'hip'),
  playful: demeanour({ brow: 'one-up', mouth: 'open', blush: 0.45, lean: 6 }, 'raised', 'hip'),
  determined: demeanour({ brow: 'determined', mouth: 'small', lean: -1 }, 'hip', 'relaxed'),
  stubborn: demeanour({ brow: 'determined', mouth: 'flat', lids: 0.1, lean: -4 }, 'hip', 'shy'),
  quiet: demeanour({ mouth: 'small', gaze: -0.16, blush: 0.35 }, 'relaxed', 'shy'),
  dreamy: demeanour({ brow: 'raised', lids: 0.22, gaze: 0.2, lean: -6 }, 'relaxed', 'shy'),
  serious: demeanour({ mouth: 'flat', blush: 0.1 }, 'relaxed', 'hip'),
  restless: demeanour({ brow: 'raised', mouth: 'open', gaze: 0.24, lean: -4 }, 'raised', 'wave'),
  shy: demeanour({ brow: 'worried', mouth: 'small', gaze: -0.22, blush: 0.85, lean: 7 }, 'shy'),
  cautious: demeanour({ brow: 'worried', mouth: 'flat', gaze: 0.2, lids: 0.05, lean: 2 }, 'shy', 'relaxed'),
  proud: demeanour({ brow: 'raised', lids: 0.26, lean: -5 }, 'hip'),
  mysterious: demeanour({ brow: 'one-up', mouth: 'small', lids: 0.26, gaze: 0.16, lean: -3 }, 'relaxed', 'shy'),
  forgetful: demeanour({ brow: 'worried', mouth: 'open', gaze: -0.2, blush: 0.4, lean: 5 }, 'wave', 'relaxed'),
  grumpy: demeanour({ brow: 'determined', mouth: 'flat', lids: 0.2, lean: 3 }, 'hip', 'shy'),
  sly: demeanour({ brow: 'one-up', mouth: 'smirk', gaze: 0.2, lids: 0.16 }, 'hip', 'relaxed'),
  greedy: demeanour({ brow: 'raised', mouth: 'grin', gaze: 0.22, lids: 0.06 }, 'shy', 'raised'),
  jealous: demeanour({ brow: 'worried', mouth: 'smirk', gaze: 0.26, lids: 0.14 }, 'hip', 'shy'),
  vain: demeanour({ brow: 'raised', mouth: 'smirk', lids: 0.3, lean: -6 }, 'hip', 'wave'),
  bossy: demeanour({ brow: 'determined', mouth: 'open', lean: -2 }, 'hip', 'raised'),
  reckless: demeanour({ brow: 'determined', mouth: 'grin', lean: -6 }, 'raised', 'hip'),
  vengeful: demeanour({ brow: 'determined', mouth: 'small', lids: 0.18, gaze: -0.16 }, 'shy', 'hip'),
  ruthless: demeanour({ brow: 'determined', mouth: 'smirk', lids: 0.16 }, 'hip'),
  deceitful: demeanour({ brow: 'one-up', mouth: 'grin', gaze: -0.24 }, 'wave', 'hip'),
} as const satisfies Readonly<Record<string, Demeanour>>;

export type TraitName = keyof typeof DEMEANOURS;

/** The default for characters without traits. */
export const DEFAULT_DEMEANOUR: Demeanour = {
  face: { ...PLAIN, blush: 0.35 },
  poses: ['relaxed', 'wave', 'hip', 'raised'],
};
