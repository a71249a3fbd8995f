import type { Beat } from './beat.ts';
import { ARRIVAL, DARKEST, FAILURE, FOE_SPEAKS, SIGHT } from './climax-defeat.ts';
import { FOE_TURNS, HELP_FROM_THE_ROAD, INSIGHT, QUIET_AFTER, TURN } from './climax-turn.ts';
import { castRollCall, friendPowerTurn } from './people-lines.ts';

/** The beats of the third chapter, in order; pick-up and hook are the story's own. */
export const CLIMAX: readonly Beat[] = [
  ARRIVAL,
  SIGHT,
  castRollCall(),
  FOE_SPEAKS,
  FAILURE,
  DARKEST,
  INSIGHT,
  HELP_FROM_THE_ROAD,
  TURN,
  friendPowerTurn(),
  FOE_TURNS,
  QUIET_AFTER,
];
