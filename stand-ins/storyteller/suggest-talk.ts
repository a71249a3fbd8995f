import * as z from 'zod';
import talk from './talk.json' with { type: 'json' };
import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { BibleBrief } from './story-brief.ts';
import { planStory } from './story.ts';

const lines = z.array(z.string()).min(1);
const cardsSchema = z.strictObject({ ask: lines, wonder: lines, day: lines });

/** The cards ask, wonder and your day for a grown-up, by the child's age. */
const TALK = z
  .strictObject({ '3-4': cardsSchema, '5-8': cardsSchema, '9-12': cardsSchema, '12-17': cardsSchema })
  .parse(talk);

const KEY = /\{(\p{L}+)\}/gu;

/** Three cards about the chapter. They mention the hero, and otherwise only what the chapter mentions. */
export function suggestTalk(brief: BibleBrief, key: string): Record<keyof z.infer<typeof cardsSchema>, string> {
  const chapter = brief.chapter.join('\n');
  const briefAfterChapter = { ...brief, previousParts: [...brief.previousParts, chapter] };
  const { words } = planStory(briefAfterChapter, readMemory(briefAfterChapter, []), key);
  const text = chapter.toLowerCase();
  const isOfChapter = (line: string): boolean =>
    [...line.matchAll(KEY)].every(([named, name = '']) => {
      const value = fillTemplate(named.toLowerCase(), words);
      return name.toLowerCase() === 'hero' || text.includes(value.toLowerCase());
    });
  const avoided = toAvoided(
    brief.avoid,
    brief.characters.map(({ name }) => name),
  );
  const { ask, wonder, day } = TALK[brief.ageRange];
  const choose = (kind: string, from: readonly string[]): string => {
    const random = seededRandom(['talk', kind, key, brief.phase, chapter].join('|'));
    const line = shuffle(from, random).find(isOfChapter) ?? '';
    return withoutAvoided(fillTemplate(line, words), avoided);
  };
  return { ask: choose('ask', ask), wonder: choose('wonder', wonder), day: choose('day', day) };
}
