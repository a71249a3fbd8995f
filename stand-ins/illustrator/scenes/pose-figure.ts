import { STANDING, type Stance } from '../figures/stance.ts';
import type { Expression, FigureSpec, Pose } from '../picture-spec.ts';
import type { Action, CastMember, Feeling } from './scene-spec.ts';

/** A character posed for its action. All poses are drawn for a figure that faces the left of the picture. */
interface PosedFigure {
  readonly figure: FigureSpec;
  readonly stance: Stance;
  /** Whether the whole figure is mirrored to face right, or only its eyes. */
  readonly isBodyMirrored: boolean;
}

interface ActionPose {
  readonly stance: Partial<Stance>;
  readonly pose: Pose | null;
  readonly face: Partial<Expression>;
  readonly isBodyMirrored: boolean;
}

const actionPose = (more: Partial<ActionPose>): ActionPose => ({
  stance: {},
  pose: null,
  face: {},
  isBodyMirrored: true,
  ...more,
});

const ACTION_POSES: Readonly<Record<Action, ActionPose>> = {
  stand: actionPose({ isBodyMirrored: false }),
  walk: actionPose({ stance: { tilt: -6, lift: 10 }, pose: 'relaxed' }),
  run: actionPose({ stance: { tilt: -11, lift: 34 }, pose: 'raised', face: { brow: 'raised', mouth: 'open' } }),
  jump: actionPose({ stance: { tilt: -4, lift: 120 }, pose: 'raised', face: { brow: 'raised', mouth: 'grin' } }),
  fly: actionPose({ stance: { tilt: -13, lift: 330 }, pose: 'raised', face: { mouth: 'open' } }),
  wave: actionPose({ pose: 'wave', face: { mouth: 'open' } }),
  point: actionPose({ stance: { tilt: -3, gesture: 'point' }, pose: 'wave', face: { brow: 'raised', mouth: 'open' } }),
  cheer: actionPose({ stance: { lift: 24 }, pose: 'raised', face: { brow: 'raised', mouth: 'grin', blush: 0.6 } }),
  hug: actionPose({
    stance: { tilt: -6, gesture: 'embrace' },
    pose: 'hip',
    face: { lids: 1, mouth: 'smile', blush: 0.8, lean: -8 },
  }),
  sit: actionPose({ stance: { uprightness: 0.68 }, pose: 'relaxed', isBodyMirrored: false }),
  sleep: actionPose({
    stance: { uprightness: 0.7, tilt: -4 },
    pose: 'relaxed',
    face: { lids: 1, mouth: 'small', brow: 'soft', lean: -13 },
  }),
  hide: actionPose({ stance: { uprightness: 0.8 }, pose: 'shy', face: { brow: 'worried', mouth: 'small' } }),
};

const FACES: Readonly<Record<Feeling, Partial<Expression>>> = {
  happy: { mouth: 'grin', brow: 'raised', blush: 0.6 },
  sad: { mouth: 'flat', brow: 'worried', lids: 0.14, lean: -6 },
  afraid: { mouth: 'small', brow: 'worried' },
  cross: { mouth: 'flat', brow: 'determined' },
  amazed: { mouth: 'open', brow: 'raised' },
};

const GLANCE = -0.3;
/** A figure that looks at another also tilts its head a little. */
const GLANCE_LEAN = -4;

/** The pose and expression of a cast member for its action. Powers are visible only while they are used. */
export function poseFigure({ figure, action, feeling, usesPower }: CastMember, isLookingAside: boolean): PosedFigure {
  const { stance, pose, face, isBodyMirrored } = ACTION_POSES[action];
  const glance = isLookingAside ? { gaze: GLANCE, lean: GLANCE_LEAN } : {};
  const feelingFace = feeling === null || face.lids === 1 ? {} : FACES[feeling];
  return {
    figure: {
      ...figure,
      pose: pose ?? (isBodyMirrored ? figure.pose : calmPose(figure.pose)),
      expression: { ...figure.expression, ...glance, ...face, ...feelingFace },
      power: usesPower ? figure.power : null,
    },
    stance: { ...STANDING, ...stance },
    isBodyMirrored,
  };
}

/** Replaces poses that greet the viewer, which do not fit in a scene. */
const calmPose = (pose: Pose): Pose => (pose === 'wave' || pose === 'raised' ? 'relaxed' : pose);
