import * as z from 'zod/mini';
import { requestCharacterSchema, requestRelationshipSchema } from '../stories/chapter-request.ts';
import type { GenerationKind } from './job.ts';
import { STORY_LENGTHS, STORY_PHASES } from '../stories/phases.ts';
import { readBookTitle } from '../stories/book-title.ts';
import { readStoryIdeas } from '../stories/story-ideas.ts';
import { defineDocument, readFields, type ValuesOf } from '../stored/define-document.ts';
import { readTime, type StoredData } from '../stored/read-fields.ts';

const storyResultSchema = z.object({
  story: z.string(),
  memoryKey: z.string(),
  storyPhase: z.enum(STORY_PHASES),
  theme: z.string(),
  ageRange: z.string(),
  length: z.enum(STORY_LENGTHS),
  customElements: z.string(),
  characterIds: z.array(z.string()),
  /** The characters as sent, with the roles of this story. Empty in results of earlier versions. */
  cast: z._default(z.array(requestCharacterSchema), []),
  relationships: z.array(requestRelationshipSchema),
  locationIds: z._default(z.array(z.string()), []),
  childId: z._default(z.nullable(z.string()), null),
  ideas: z.pipe(z.optional(z.unknown()), z.transform(readStoryIdeas)),
  bookTitle: z.pipe(z.optional(z.unknown()), z.transform(readBookTitle)),
  /** Whether the family asked for it instead of a chapter that the story has: for a different ending. */
  replaces: z._default(z.boolean(), false),
});

/** Whether the plan, when the picture was generated, allowed it to replace another. */
const mayReplace = z.optional(z.boolean());

const portraitResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  prompt: z.string(),
  characterId: z.nullable(z.string()),
  mayReplace,
});

const locationResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  prompt: z.string(),
  locationId: z.string(),
  mayReplace,
});

const sceneResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  generatedPrompt: z.string(),
  /** Alternative text by the model; empty if it gave none. */
  alt: z._default(z.string(), ''),
  storyId: z.nullable(z.string()),
  textSelection: z.string(),
});

const rewriteResultSchema = z.object({
  memoryKey: z.string(),
  part: z.number(),
  paragraph: z.number(),
  text: z.string(),
});

const narrationResultSchema = z.object({
  storyId: z.string(),
  part: z.number(),
  url: z.string(),
  duration: z.number(),
});

const workSchema = <Kind extends GenerationKind, Result extends z.ZodMiniType>(kind: Kind, result: Result) =>
  z.object({
    kind: z.literal(kind),
    requestId: z.string(),
    result: z.nullable(result),
    partial: z.nullable(z.array(z.string())),
  });

const finishedWorkSchema = z.discriminatedUnion('kind', [
  workSchema('story', storyResultSchema),
  workSchema('portrait', portraitResultSchema),
  workSchema('location', locationResultSchema),
  workSchema('scene', sceneResultSchema),
  workSchema('rewrite', rewriteResultSchema),
  workSchema('narration', narrationResultSchema),
]);

export type StoryResult = z.infer<typeof storyResultSchema>;
export type SceneResult = z.infer<typeof sceneResultSchema>;
export type RewriteResult = z.infer<typeof rewriteResultSchema>;
export type NarrationResult = z.infer<typeof narrationResultSchema>;
export type FinishedWork = z.infer<typeof finishedWorkSchema> & ValuesOf<typeof FINISHED_WORK.fields>;

export const finishedWorkId = (uid: string, requestId: string): string => `temp_${uid}_${requestId}`;

/** `temp/temp_{uid}_{requestId}`, until saved or discarded: the result, or what was shown before a stream failed. */
export const FINISHED_WORK = defineDocument({
  collection: 'temp',
  version: 3,
  fields: { createdAt: readTime },
  required: [],
  rules: {},
});

export function readFinishedWork(data: StoredData): FinishedWork | null {
  const parsed = finishedWorkSchema.safeParse(data);
  return parsed.success ? { ...parsed.data, ...readFields(FINISHED_WORK.fields, data) } : null;
}
