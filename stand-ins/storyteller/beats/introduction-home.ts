import prose from './prose/introduction-home.json' with { type: 'json' };
import { readLines, readTextList } from './read-prose.ts';
import { say, type Beat } from './beat.ts';
import withAPlace from './prose/openings/with-a-place.json' with { type: 'json' };
import withAWink from './prose/openings/with-a-wink.json' with { type: 'json' };
import withSomebody from './prose/openings/with-somebody.json' with { type: 'json' };
import withASign from './prose/openings/with-a-sign.json' with { type: 'json' };
import { habitLine, looksLine, personLine, wishLine } from './people-lines.ts';

/** How the story opens. This is the longest list, because the first lines of two stories are what readers compare. */
export const PLACE: Beat = {
  isMust: true,
  lines: [say(...readTextList([...withAPlace, ...withSomebody, ...withAWink, ...withASign]))],
};

export const HERO: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    ...readLines(prose.heroOpening),
    looksLine(hero),
    habitLine(hero),
    ...(hero.description === '' ? [] : readLines(prose.heroEnding)),
    wishLine(hero),
  ],
};

export const POWER: Beat = {
  isMust: true,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    ...readLines(prose.powerOpening),
    personLine(hero, hero.power?.show ?? []),
    ...readLines(prose.powerEnding),
  ],
};
