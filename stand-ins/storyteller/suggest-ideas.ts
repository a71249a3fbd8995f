import * as z from 'zod';
import ideas from './ideas.json' with { type: 'json' };
import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { BibleBrief } from './story-brief.ts';
import { NEXT_PHASE, planStory } from './story.ts';

/** An idea for the next chapter: a short label for its button, a sentence, and an icon. */
const ideaSchema = z.strictObject({ picture: z.string(), title: z.string(), line: z.string() });
type Idea = z.infer<typeof ideaSchema>;

const ideasSchema = z.array(ideaSchema).min(1);

/** Ideas for each chapter: complete sentences in the past tense, as the chapter tells them. */
const IDEAS = z.strictObject({ development: ideasSchema, climax: ideasSchema, resolution: ideasSchema }).parse(ideas);

const IDEA_COUNT = 3;

/**
 * Three different ideas for the chapter after the one in the brief, made from the earlier chapters; none after the
 * last.
 */
export function suggestIdeas(brief: BibleBrief, key: string): Idea[] {
  if (brief.phase === 'resolution') return [];
  const phase = NEXT_PHASE[brief.phase];
  const next = { ...brief, phase, previousParts: [...brief.previousParts, brief.chapter.join('\n\n')] };
  const story = planStory(next, readMemory(next, []), key);
  const random = seededRandom(['ideas', key, phase, next.previousParts.join('')].join('|'));
  const avoided = toAvoided(
    brief.avoid,
    brief.characters.map(({ name }) => name),
  );
  return shuffle(IDEAS[phase], random)
    .slice(0, IDEA_COUNT)
    .map(({ title, line, picture }) => ({
      title: withoutAvoided(title, avoided),
      line: withoutAvoided(fillTemplate(line, story.words), avoided),
      picture,
    }));
}
