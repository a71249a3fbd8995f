import type { Beat } from './beat.ts';
import { CUSTOM_AT_LAST } from './custom.ts';
import { relationEndBeats } from './people-lines.ts';
import {
  CHANGED,
  FEAST,
  KEEPSAKE,
  LAST_IMAGE,
  LESSON_KEPT,
  NEXT_MORNING,
  POWER_AT_HOME,
  THANKS,
} from './resolution-evening.ts';
import {
  AT_THE_GATE,
  CURE,
  FOE_AFTER,
  IN_SIGHT_OF_HOME,
  ON_THE_ROAD_HOME,
  PROMISE_KEPT,
  WAY_BACK,
} from './resolution-return.ts';

/** The beats of the last chapter, in order; its first line comes from the story's hook. */
export const RESOLUTION: readonly Beat[] = [
  WAY_BACK,
  ON_THE_ROAD_HOME,
  IN_SIGHT_OF_HOME,
  AT_THE_GATE,
  CURE,
  PROMISE_KEPT,
  FOE_AFTER,
  FEAST,
  POWER_AT_HOME,
  CUSTOM_AT_LAST,
  ...relationEndBeats(),
  CHANGED,
  THANKS,
  KEEPSAKE,
  NEXT_MORNING,
  LESSON_KEPT,
  LAST_IMAGE,
];
