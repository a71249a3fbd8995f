import type { Beat } from './beat.ts';
import { DOUBT, LEAVING, NEIGHBOURS, PACKING, VOW } from './introduction-farewell.ts';
import { HERO, PLACE, POWER } from './introduction-home.ts';
import { CLUE, CUSTOM, FOE, RUMOUR, SIGN, TROUBLE } from './introduction-trouble.ts';
import { meetingBeats } from './people-lines.ts';

/** The beats of the first chapter, in order; the hook is added from the story's own pair of hook and pick-up. */
export const INTRODUCTION: readonly Beat[] = [
  PLACE,
  HERO,
  ...meetingBeats(),
  SIGN,
  TROUBLE,
  FOE,
  RUMOUR,
  NEIGHBOURS,
  POWER,
  CLUE,
  CUSTOM,
  DOUBT,
  VOW,
  PACKING,
  LEAVING,
];
