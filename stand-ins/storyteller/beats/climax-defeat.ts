import prose from './prose/climax-defeat.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';
import { doubtLine } from './people-lines.ts';

export const ARRIVAL = readBeat(prose.arrival);

export const HUSH = readBeat(prose.hush);

export const SIGHT = readBeat(prose.sight);

export const FOE_SPEAKS = readBeat(prose.foeSpeaks);

export const FAILURE: Beat = {
  isMust: true,
  lines: ({ hero }) => [...readLines(prose.failureOpening), doubtLine(hero), ...readLines(prose.failureEnding)],
};

export const DARKEST = readBeat(prose.darkest);
