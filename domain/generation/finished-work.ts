import * as z from 'zod/mini';
import { requestRelationshipSchema } from '../contracts/generate-story.ts';
import type { GenerationKind } from './job.ts';
import { STORY_LENGTHS, STORY_PHASES } from '../stories/phases.ts';
import { readStoryIdeas } from '../stories/story-ideas.ts';
import { readTime, type StoredData } from '../stored/read-fields.ts';

/**
 * What `temp/temp_{uid}_{requestId}` holds until the family saves or discards it: the finished result, or the
 * paragraphs that were shown before a stream broke (architecture §4).
 */
const storyResultSchema = z.object({
  story: z.string(),
  memoryKey: z.string(),
  storyPhase: z.enum(STORY_PHASES),
  theme: z.string(),
  ageRange: z.string(),
  length: z.enum(STORY_LENGTHS),
  customElements: z.string(),
  characterIds: z.array(z.string()),
  relationships: z.array(requestRelationshipSchema),
  /** Where a new story happens and the child it is for; missing in work of earlier versions. */
  locationIds: z._default(z.array(z.string()), []),
  childId: z._default(z.nullable(z.string()), null),
  /** What could happen in the next chapter; missing in work of earlier versions. */
  ideas: z.pipe(z.optional(z.unknown()), z.transform(readStoryIdeas)),
});

const portraitResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  prompt: z.string(),
  characterId: z.nullable(z.string()),
});

const locationResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  prompt: z.string(),
  locationId: z.string(),
});

const sceneResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  generatedPrompt: z.string(),
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
  /** Seconds. */
  duration: z.number(),
  timingsUrl: z.string(),
});

const work = <Kind extends GenerationKind, Result extends z.ZodMiniType>(kind: Kind, result: Result) =>
  z.object({
    kind: z.literal(kind),
    requestId: z.string(),
    result: z.nullable(result),
    partial: z.nullable(z.array(z.string())),
  });

const finishedWorkSchema = z.discriminatedUnion('kind', [
  work('story', storyResultSchema),
  work('portrait', portraitResultSchema),
  work('location', locationResultSchema),
  work('scene', sceneResultSchema),
  work('rewrite', rewriteResultSchema),
  work('narration', narrationResultSchema),
]);

export type StoryResult = z.infer<typeof storyResultSchema>;
export type PortraitResult = z.infer<typeof portraitResultSchema>;
export type LocationResult = z.infer<typeof locationResultSchema>;
export type SceneResult = z.infer<typeof sceneResultSchema>;
export type RewriteResult = z.infer<typeof rewriteResultSchema>;
export type NarrationResult = z.infer<typeof narrationResultSchema>;
export type FinishedWork = z.infer<typeof finishedWorkSchema> & { createdAt: number | null };

export const finishedWorkId = (uid: string, requestId: string): string => `temp_${uid}_${requestId}`;

/** Reads a stored draft; null when it holds nothing that could be offered. */
export function readFinishedWork(data: StoredData): FinishedWork | null {
  const parsed = finishedWorkSchema.safeParse(data);
  return parsed.success ? { ...parsed.data, createdAt: readTime(data['createdAt']) } : null;
}
