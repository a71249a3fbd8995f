import prose from './prose/introduction-home.json' with { type: 'json' };
import { readLines, readTexts } from './read-prose.ts';
import { say, type Beat } from './beat.ts';
import withAPlace from './prose/openings/with-a-place.json' with { type: 'json' };
import withAWink from './prose/openings/with-a-wink.json' with { type: 'json' };
import withSomebody from './prose/openings/with-somebody.json' with { type: 'json' };
import withASign from './prose/openings/with-a-sign.json' with { type: 'json' };
import { personLine } from './people-lines.ts';

/** How the story opens. This is the longest list, because the first lines of two stories are what readers compare. */
export const PLACE: Beat = {
  isMust: true,
  lines: [say(...readTexts([...withAPlace, ...withSomebody, ...withAWink, ...withASign]))],
};

export const HERO: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    ...readLines(prose.heroOpening),
    personLine(hero, hero.traits[0]?.habit ?? []),
    personLine(hero, hero.traits[1]?.habit ?? []),
    personLine(hero, hero.kind.habit),
    ...(hero.description === '' ? [] : readLines(prose.heroEnding)),
    { ...personLine(hero, [hero.traits[0]?.wish ?? '']), levels: [2, 3] },
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
