import { createBrush, type Brush } from './brush.ts';
import type { SettingSpec } from './setting-spec.ts';
import type { Stage } from './stage.ts';

const DESIGN_HEIGHT = 1024;
const DISTANCES = { far: 0.34, middle: 0.12, near: 0 } as const;

/** A place about to be painted. */
export interface View {
  readonly stage: Stage;
  readonly setting: SettingSpec;
  /** Whether figures will stand in front, so that the sides carry the scenery and the middle stays free. */
  readonly isStage: boolean;
  /** Pixels of one unit of the details, which are drawn for a picture 1024 high. */
  readonly unit: number;
  readonly brushes: Readonly<Record<keyof typeof DISTANCES, Brush>>;
}

export const createView = (stage: Stage, setting: SettingSpec, isStage: boolean): View => ({
  stage,
  setting,
  isStage,
  unit: stage.height / DESIGN_HEIGHT,
  brushes: {
    far: createBrush(stage, DISTANCES.far),
    middle: createBrush(stage, DISTANCES.middle),
    near: createBrush(stage, DISTANCES.near),
  },
});
