import prose from './prose/resolution-evening.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import { say, type Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

const FEAST_LINES = readLines(prose.feastLines);

export const FEAST: Beat = { isMust: false, lines: ({ feast }) => [say(feast), ...FEAST_LINES] };

export const CHANGED = readBeat(prose.changed);

export const THANKS = readBeat(prose.thanks);

export const KEEPSAKE = readBeat(prose.keepsake);

export const POWER_AT_HOME: Beat = {
  isMust: false,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    ...readLines(prose.powerAtHomeOpening),
    personLine(hero, hero.power?.show ?? []),
    ...readLines(prose.powerAtHomeEnding),
  ],
};

export const NEXT_MORNING = readBeat(prose.nextMorning);

export const LESSON_KEPT = readBeat(prose.lessonKept);

export const LAST_IMAGE = readBeat(prose.lastImage);
