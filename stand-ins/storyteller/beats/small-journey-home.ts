import prose from './prose/small-journey-home.json' with { type: 'json' };
import { readSmallBeats } from './small-beat.ts';

export const SMALL_CLIMAX = readSmallBeats(prose.smallClimax);

export const SMALL_RESOLUTION = readSmallBeats(prose.smallResolution);
