import prose from './prose/small-journey-out.json' with { type: 'json' };
import { readSmallBeats } from './small-beat.ts';

export const SMALL_INTRODUCTION = readSmallBeats(prose.smallIntroduction);

export const SMALL_DEVELOPMENT = readSmallBeats(prose.smallDevelopment);
