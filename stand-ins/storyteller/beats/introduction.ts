import type { Beat } from './beat.ts';
import { DOUBT, LEAVING, NEIGHBORS, PACKING, PROMISE, VOW } from './introduction-farewell.ts';
import { HERO, PLACE, POWER } from './introduction-home.ts';
import { CUSTOM_AT_HOME } from './custom.ts';
import { HOME_DETAIL } from './places.ts';
import { CLUE, FOE, RUMOUR, SIGN, TROUBLE } from './introduction-trouble.ts';
import { meetingBeats, otherRelationsBeat } from './people-lines.ts';

/** The beats of the first chapter, in order; its last line comes from the story's hook. */
export const INTRODUCTION: readonly Beat[] = [
  PLACE,
  HERO,
  ...meetingBeats(),
  otherRelationsBeat(),
  HOME_DETAIL,
  SIGN,
  TROUBLE,
  FOE,
  RUMOUR,
  NEIGHBORS,
  POWER,
  CLUE,
  CUSTOM_AT_HOME,
  DOUBT,
  VOW,
  PROMISE,
  PACKING,
  LEAVING,
];
