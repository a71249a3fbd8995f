import prose from './prose/resolution-return.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';

export const WAY_BACK = readBeat(prose.wayBack);

/** What happens on the way home. */
export const ON_THE_ROAD_HOME = readBeat(prose.onTheRoadHome);

export const IN_SIGHT_OF_HOME = readBeat(prose.inSightOfHome);

export const AT_THE_GATE = readBeat(prose.atTheGate);

export const CURE = readBeat(prose.cure);

export const FOE_AFTER = readBeat(prose.foeAfter);

/** The fulfilment of the promise made before the journey. */
export const PROMISE_KEPT: Beat = {
  isMust: true,
  fits: ({ isPromised }) => isPromised,
  lines: readLines(prose.promiseKept),
};
