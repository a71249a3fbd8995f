import { STANDING, type Stance } from '../figures/stance.ts';
import type { Expression, FigureSpec, Pose } from '../picture-spec.ts';
import type { Action, CastMember, Feeling } from './scene-spec.ts';

/** A character in the middle of its deed. Everything is told for one who turns to the left of the picture. */
interface Acting {
  readonly figure: FigureSpec;
  readonly stance: Stance;
  /** Whether the whole figure turns round when it acts to the right, and not only its eyes. */
  readonly turnsWithBody: boolean;
}

interface Manner {
  readonly stance: Partial<Stance>;
  readonly pose: Pose | null;
  readonly face: Partial<Expression>;
  readonly turnsWithBody: boolean;
}

const manner = (more: Partial<Manner>): Manner => ({ stance: {}, pose: null, face: {}, turnsWithBody: true, ...more });

const MANNERS: Readonly<Record<Action, Manner>> = {
  stand: manner({ turnsWithBody: false }),
  run: manner({ stance: { tilt: -11, lift: 34 }, pose: 'raised', face: { brow: 'raised', mouth: 'open' } }),
  jump: manner({ stance: { tilt: -4, lift: 120 }, pose: 'raised', face: { brow: 'raised', mouth: 'grin' } }),
  fly: manner({ stance: { tilt: -13, lift: 330 }, pose: 'raised', face: { mouth: 'open' } }),
  wave: manner({ pose: 'wave', face: { mouth: 'open' } }),
  point: manner({ stance: { tilt: -3, gesture: 'point' }, pose: 'wave', face: { brow: 'raised', mouth: 'open' } }),
  cheer: manner({ stance: { lift: 24 }, pose: 'raised', face: { brow: 'raised', mouth: 'grin', blush: 0.6 } }),
  hug: manner({
    stance: { tilt: -6, gesture: 'embrace' },
    pose: 'hip',
    face: { lids: 1, mouth: 'smile', blush: 0.8, lean: -8 },
  }),
  sit: manner({ stance: { uprightness: 0.68 }, pose: 'relaxed', turnsWithBody: false }),
  sleep: manner({
    stance: { uprightness: 0.7, tilt: -4 },
    pose: 'relaxed',
    face: { lids: 1, mouth: 'small', brow: 'soft', lean: -13 },
  }),
  hide: manner({ stance: { uprightness: 0.8 }, pose: 'shy', face: { brow: 'worried', mouth: 'small' } }),
};

const FACES: Readonly<Record<Feeling, Partial<Expression>>> = {
  happy: { mouth: 'grin', brow: 'raised', blush: 0.6 },
  sad: { mouth: 'flat', brow: 'worried', lids: 0.14, lean: -6 },
  afraid: { mouth: 'small', brow: 'worried' },
  cross: { mouth: 'flat', brow: 'determined' },
  amazed: { mouth: 'open', brow: 'raised' },
};

const GLANCE = -0.3;
/** Someone who looks at another also leans the head a little. */
const GLANCE_LEAN = -4;

/** How a member of the cast holds itself and looks. Powers are seen only while they are used. */
export function actOut({ figure, action, feeling, usesPower }: CastMember, looksAside: boolean): Acting {
  const { stance, pose, face, turnsWithBody } = MANNERS[action];
  const glance = looksAside ? { gaze: GLANCE, lean: GLANCE_LEAN } : {};
  const felt = feeling === null || face.lids === 1 ? {} : FACES[feeling];
  return {
    figure: {
      ...figure,
      pose: pose ?? (turnsWithBody ? figure.pose : calmPose(figure.pose)),
      expression: { ...figure.expression, ...glance, ...face, ...felt },
      power: usesPower ? figure.power : null,
    },
    stance: { ...STANDING, ...stance },
    turnsWithBody,
  };
}

/** Nobody greets the reader in the middle of a story. */
const calmPose = (pose: Pose): Pose => (pose === 'wave' || pose === 'raised' ? 'relaxed' : pose);
