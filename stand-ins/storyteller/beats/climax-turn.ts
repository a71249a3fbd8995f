import prose from './prose/climax-turn.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

export const INSIGHT = readBeat(prose.insight);

export const TURN: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    ...readLines(prose.turnOpening),
    ...(hero.power === null ? readLines(prose.turnMiddle) : [personLine(hero, hero.power.turn)]),
    ...readLines(prose.turnEnding),
  ],
};

export const FOE_TURNS = readBeat(prose.foeTurns);

export const QUIET_AFTER = readBeat(prose.quietAfter);

export const HELP_FROM_THE_ROAD = readBeat(prose.helpFromTheRoad);
