import type { Beat } from './beat.ts';
import { ARRIVAL, DARKEST, FAILURE, FOE_SPEAKS, HUSH, SIGHT } from './climax-defeat.ts';
import { FOE_TURNS, HELP_FROM_THE_ROAD, INSIGHT, QUIET_AFTER, TURN } from './climax-turn.ts';
import { CUSTOM_IN_NEED } from './custom.ts';
import { LAIR_DETAIL } from './places.ts';
import { castRollCall, friendPowerTurn } from './people-lines.ts';

/** The beats of the third chapter, in order; its first and last lines come from the story's hooks. */
export const CLIMAX: readonly Beat[] = [
  ARRIVAL,
  LAIR_DETAIL,
  HUSH,
  SIGHT,
  castRollCall(),
  FOE_SPEAKS,
  FAILURE,
  DARKEST,
  INSIGHT,
  CUSTOM_IN_NEED,
  HELP_FROM_THE_ROAD,
  TURN,
  friendPowerTurn(),
  FOE_TURNS,
  QUIET_AFTER,
];
