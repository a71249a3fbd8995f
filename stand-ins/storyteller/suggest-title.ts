import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { pick, seededRandom } from './seeded-random.ts';
import type { BibleBrief } from './story-brief.ts';
import { planStory } from './story.ts';

const TITLES = ['{hero} and {short}', '{want}', '{hero} and {theclue}', '{hero}, {friend} and {short}'];

/** Words that titles keep in lower case, except at their beginning. */
const SMALL_WORDS = new Set('a an and as at but by for from in into of on or the to under with'.split(' '));

const toTitleCase = (text: string): string =>
  text.replace(/(^|[ -])(\p{Ll}[\p{L}’]*)/gu, (all, before: string, word: string) =>
    before === ' ' && SMALL_WORDS.has(word) ? all : before + word.slice(0, 1).toUpperCase() + word.slice(1),
  );

/** A title for the whole book from the plot of its first chapter; empty after a later one. */
export function suggestTitle(brief: BibleBrief, key: string): string {
  if (brief.phase !== 'introduction') return '';
  const laterBrief = { ...brief, phase: 'development' as const, previousParts: [brief.chapter.join('\n\n')] };
  const { words } = planStory(laterBrief, readMemory(laterBrief, []), key);
  const title = fillTemplate(pick(TITLES, seededRandom(`title|${key}|${laterBrief.previousParts.join('')}`)), words);
  const names = brief.characters.map(({ name }) => name);
  return withoutAvoided(toTitleCase(title), toAvoided(brief.avoid, names));
}
