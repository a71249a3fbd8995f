import prose from './prose/custom.json' with { type: 'json' };
import { readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';

/** What the family asked for, included in every chapter of the story. */
const customBeat = (...lines: Beat['lines'] & readonly unknown[]): Beat => ({
  isMust: true,
  fits: ({ custom }) => custom !== '',
  lines,
});

export const CUSTOM_AT_HOME = customBeat(...readLines(prose.customAtHome));

export const CUSTOM_ON_THE_WAY = customBeat(...readLines(prose.customOnTheWay));

export const CUSTOM_IN_NEED = customBeat(...readLines(prose.customInNeed));

export const CUSTOM = customBeat(...readLines(prose.custom));
