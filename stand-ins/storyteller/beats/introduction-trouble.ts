import prose from './prose/introduction-trouble.json' with { type: 'json' };
import { readBeat, readLine, readLines } from './read-prose.ts';
import type { Beat } from './beat.ts';
import { relationLines } from './people-lines.ts';

const FIRST_RUMOUR = readLine(prose.firstRumour);

const TROUBLE_LINES = readLines(prose.troubleLines);

export const SIGN = readBeat(prose.sign);

export const TROUBLE: Beat = {
  isMust: true,
  lines: ({ foe }) => [...TROUBLE_LINES.slice(0, 2), ...(foe.isNamed ? [] : [FIRST_RUMOUR]), ...TROUBLE_LINES.slice(2)],
};

export const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: (story) => [...readLines(prose.foeOpening), ...relationLines(story, story.foe), ...readLines(prose.foeEnding)],
};

export const RUMOUR: Beat = {
  isMust: false,
  fits: ({ foe }) => !foe.isNamed,
  lines: readLines(prose.rumour),
};

export const CLUE = readBeat(prose.clue);
