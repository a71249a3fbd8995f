import { createBrush, type Brush } from './brush.ts';
import type { SettingSpec } from './setting-spec.ts';
import type { Stage } from './stage.ts';

const DESIGN_HEIGHT = 1024;
const DISTANCES = { far: 0.34, middle: 0.12, near: 0 } as const;

/** A place to be drawn. */
export interface View {
  readonly stage: Stage;
  readonly setting: SettingSpec;
  /** Whether figures will stand in front, so that the scenery goes to the sides and the middle stays clear. */
  readonly hasFiguresInFront: boolean;
  /** Pixels per unit of the details, which are drawn for a picture 1024 high. */
  readonly unit: number;
  readonly brushes: Readonly<Record<keyof typeof DISTANCES, Brush>>;
}

export const createView = (stage: Stage, setting: SettingSpec, hasFiguresInFront: boolean): View => ({
  stage,
  setting,
  hasFiguresInFront,
  unit: stage.height / DESIGN_HEIGHT,
  brushes: {
    far: createBrush(stage, DISTANCES.far),
    middle: createBrush(stage, DISTANCES.middle),
    near: createBrush(stage, DISTANCES.near),
  },
});
