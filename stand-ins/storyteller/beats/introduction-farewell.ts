import prose from './prose/introduction-farewell.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';
import { doubtLine } from './people-lines.ts';

export const DOUBT: Beat = {
  isMust: false,
  lines: ({ hero }) => [doubtLine(hero), ...readLines(prose.doubt)],
};

export const NEIGHBORS = readBeat(prose.neighbors);

export const VOW = readBeat(prose.vow);

/** A promise made at home before the journey; the last chapter keeps it. */
export const PROMISE = readBeat(prose.promise);

export const PACKING = readBeat(prose.packing);

export const LEAVING = readBeat(prose.leaving);
