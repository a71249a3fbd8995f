import prose from './prose/climax-defeat.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

export const ARRIVAL = readBeat(prose.arrival);

export const HUSH = readBeat(prose.hush);

export const SIGHT = readBeat(prose.sight);

export const FOE_SPEAKS = readBeat(prose.foeSpeaks);

export const FAILURE: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    ...readLines(prose.failureOpening),
    personLine(hero, [hero.traits[0]?.doubt ?? '']),
    ...readLines(prose.failureEnding),
  ],
};

export const DARKEST = readBeat(prose.darkest);
