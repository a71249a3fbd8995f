import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import type { AgeRange } from './ages.ts';
import type { StoryBrief } from './story-brief.ts';
import { asBrief, instructionsFor, type StoryPrompt } from './story-prompt.ts';

/** The assignment to think of what could happen in the chapter of `phase`, which is the next one. */
export interface IdeasBrief extends Omit<StoryBrief, 'task'> {
  task: 'ideas';
}

export const buildIdeasBrief = (brief: StoryBrief): IdeasBrief => ({ ...brief, task: 'ideas' });

const ideaSchema = z.object({
  /** A few words to tap. */
  title: z.string(),
  /** One sentence. */
  line: z.string(),
});
const storyIdeasSchema = z.object({ ideas: z.array(ideaSchema) });

export type StoryIdea = z.infer<typeof ideaSchema>;

/** What the answer looks like, as JSON Schema in the dialect of structured outputs. */
export const STORY_IDEAS_JSON_SCHEMA = z.toJSONSchema(storyIdeasSchema);

const IDEAS = 3;

/** The three ideas of a model's answer, or null where there are not three. */
export function readStoryIdeas(value: unknown): StoryIdea[] | null {
  const parsed = storyIdeasSchema.safeParse(value);
  const ideas = (parsed.success ? parsed.data.ideas : [])
    .map(({ title, line }) => ({
      title: toOneLine(title).slice(0, LIMITS.name),
      line: toOneLine(line).slice(0, LIMITS.listEntry),
    }))
    .filter(({ title, line }) => title !== '' && line !== '');
  return ideas.length < IDEAS ? null : ideas.slice(0, IDEAS);
}

const TASK = `Do not write a chapter. Think of ${IDEAS} clearly different things that could happen in the next chapter, the one of the brief’s phase, and that follow from the earlier ones. Give each a title of two to five words and one sentence that makes a child want to know more. Answer with JSON only.`;

/** The prompt for ideas to choose the next chapter from; it is answered by JSON of the shape of the schema. */
export const buildIdeasPrompt = (brief: IdeasBrief, ageRange: AgeRange): StoryPrompt => ({
  instructions: instructionsFor(ageRange, TASK),
  input: asBrief(brief),
});
