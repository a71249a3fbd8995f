import { STANDING, type Arms, type Stance } from '../figures/stance.ts';
import type { Expression, FigureSpec, Pose } from '../picture-spec.ts';
import { drawProp } from './props/draw-prop.ts';
import { BED_HEIGHT } from './bed.ts';
import type { Action, CastMember, Feeling, SceneSpec, Shot } from './scene-spec.ts';

/** A character posed for its action. All poses are drawn for a figure that faces the left of the picture. */
interface PosedFigure {
  readonly figure: FigureSpec;
  readonly stance: Stance;
  /** Whether the whole figure is mirrored to face right, or only its eyes. */
  readonly isBodyMirrored: boolean;
}

/** A gesture as a pose, for figures without human arms, and as arms, for figures with them. */
type Gesture = readonly [pose: Pose, ...arms: Arms];

interface ActionPose {
  readonly stance: Partial<Stance>;
  readonly face: Partial<Expression>;
  /**
   * One gesture for each distance of the camera, so that an action that continues on the next page looks different
   * there.
   */
  readonly gestures: Readonly<Record<Shot, Gesture>>;
  readonly isBodyMirrored: boolean;
}

const actionPose = (
  wide: Gesture,
  medium: Gesture,
  close: Gesture,
  more: Partial<Omit<ActionPose, 'gestures'>> = {},
): ActionPose => ({ stance: {}, face: {}, isBodyMirrored: true, ...more, gestures: { wide, medium, close } });

const ACTION_POSES: Readonly<Record<Action, ActionPose>> = {
  stand: actionPose(['relaxed', 'down', 'down'], ['hip', 'hip', 'down'], ['shy', 'folded', 'folded'], {
    isBodyMirrored: false,
  }),
  walk: actionPose(['relaxed', 'swing', 'down'], ['hip', 'down', 'swing'], ['wave', 'reach', 'down'], {
    stance: { tilt: -5, gait: 'walk' },
  }),
  run: actionPose(['raised', 'reach', 'swing'], ['hip', 'swing', 'swing'], ['wave', 'raised', 'swing'], {
    stance: { tilt: -9, gait: 'run' },
    face: { brow: 'raised', mouth: 'open' },
  }),
  jump: actionPose(['raised', 'raised', 'raised'], ['wave', 'raised', 'swing'], ['hip', 'swing', 'raised'], {
    stance: { tilt: -4, lift: 120 },
    face: { brow: 'raised', mouth: 'grin' },
  }),
  fly: actionPose(['raised', 'raised', 'raised'], ['wave', 'reach', 'swing'], ['hip', 'reach', 'raised'], {
    stance: { tilt: -13, lift: 330 },
    face: { mouth: 'open' },
  }),
  wave: actionPose(['wave', 'wave', 'down'], ['raised', 'wave', 'hip'], ['wave', 'raised', 'hip'], {
    face: { mouth: 'open' },
  }),
  point: actionPose(['wave', 'point', 'down'], ['raised', 'point', 'hip'], ['wave', 'point', 'folded'], {
    stance: { tilt: -3 },
    face: { brow: 'raised', mouth: 'open' },
  }),
  reach: actionPose(['wave', 'reach', 'down'], ['hip', 'reach', 'hip'], ['raised', 'reach', 'reach'], {
    stance: { tilt: -7 },
  }),
  look: actionPose(['relaxed', 'hip', 'down'], ['shy', 'down', 'down'], ['hip', 'folded', 'down'], {
    stance: { tilt: 4 },
    face: { brow: 'raised', rise: 0.26, lean: 8 },
  }),
  talk: actionPose(['wave', 'open', 'down'], ['hip', 'open', 'hip'], ['raised', 'open', 'open'], {
    face: { mouth: 'open' },
  }),
  think: actionPose(['shy', 'chin', 'folded'], ['relaxed', 'chin', 'down'], ['hip', 'chin', 'hip'], {
    face: { brow: 'one-up', mouth: 'small', rise: 0.2, lean: 6 },
  }),
  cheer: actionPose(['raised', 'raised', 'raised'], ['wave', 'raised', 'hip'], ['raised', 'wave', 'raised'], {
    stance: { lift: 24 },
    face: { brow: 'raised', mouth: 'grin', blush: 0.6 },
  }),
  hug: actionPose(['hip', 'embrace', 'hip'], ['wave', 'embrace', 'down'], ['shy', 'embrace', 'folded'], {
    stance: { tilt: -6 },
    face: { lids: 1, mouth: 'smile', blush: 0.8, lean: -8 },
  }),
  sit: actionPose(['relaxed', 'down', 'down'], ['hip', 'hip', 'down'], ['shy', 'folded', 'folded'], {
    stance: { uprightness: 0.68 },
    isBodyMirrored: false,
  }),
  lie: actionPose(['relaxed', 'down', 'folded'], ['shy', 'down', 'down'], ['hip', 'folded', 'folded'], {
    stance: { isLying: true },
    face: { brow: 'soft', lean: -16 },
  }),
  sleep: actionPose(['relaxed', 'down', 'folded'], ['shy', 'down', 'down'], ['hip', 'folded', 'folded'], {
    stance: { isLying: true },
    face: { lids: 1, mouth: 'small', brow: 'soft', lean: -16 },
  }),
  hide: actionPose(['shy', 'folded', 'folded'], ['relaxed', 'chin', 'folded'], ['hip', 'folded', 'down'], {
    stance: { uprightness: 0.8 },
    face: { brow: 'worried', mouth: 'small' },
  }),
};

/** How far the body is turned at each distance, so that figures without arms differ too. */
const TURNS: Readonly<Record<Shot, { readonly tilt: number; readonly lean: number }>> = {
  wide: { tilt: 0, lean: 0 },
  medium: { tilt: -3, lean: -5 },
  close: { tilt: 2, lean: 5 },
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
export function poseFigure(
  member: CastMember,
  { shot, hasBeds }: Pick<SceneSpec, 'shot' | 'hasBeds'>,
  isLookingAside: boolean,
): PosedFigure {
  const { figure, action, feeling, carries, usesPower } = member;
  const { stance, face, gestures, isBodyMirrored } = ACTION_POSES[action];
  const [pose, left, right] = gestures[shot];
  const glance = isLookingAside ? { gaze: GLANCE, lean: GLANCE_LEAN } : { lean: 0 };
  const feelingFace = feeling === null || face.lids === 1 ? {} : FACES[feeling];
  const expression = { ...figure.expression, ...glance, ...face, ...feelingFace };
  return {
    figure: {
      ...figure,
      pose,
      expression: { ...expression, lean: expression.lean + TURNS[shot].lean },
      power: usesPower ? figure.power : null,
    },
    stance: {
      ...STANDING,
      ...stance,
      lift: hasBeds && stance.isLying ? BED_HEIGHT : (stance.lift ?? 0),
      tilt: (stance.tilt ?? 0) + TURNS[shot].tilt,
      arms: carries === null ? [left, right] : [left, 'offer'],
      held: carries === null ? null : (pen) => drawProp(pen, carries),
    },
    isBodyMirrored,
  };
}
