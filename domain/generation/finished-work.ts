import * as z from 'zod/mini';
import { requestRelationshipSchema } from '../contracts/generate-story.ts';
import { STORY_LENGTHS, STORY_PHASES } from '../stories/phases.ts';
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
});

const portraitResultSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  prompt: z.string(),
  characterId: z.nullable(z.string()),
});

const finishedWorkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('story'),
    requestId: z.string(),
    result: z.nullable(storyResultSchema),
    partial: z.nullable(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('portrait'),
    requestId: z.string(),
    result: z.nullable(portraitResultSchema),
    partial: z.nullable(z.array(z.string())),
  }),
]);

export type StoryResult = z.infer<typeof storyResultSchema>;
export type PortraitResult = z.infer<typeof portraitResultSchema>;
export type FinishedWork = z.infer<typeof finishedWorkSchema> & { createdAt: number | null };

export const finishedWorkId = (uid: string, requestId: string): string => `temp_${uid}_${requestId}`;

/** Reads a stored draft; null when it holds nothing that could be offered. */
export function readFinishedWork(data: StoredData): FinishedWork | null {
  const parsed = finishedWorkSchema.safeParse(data);
  return parsed.success ? { ...parsed.data, createdAt: readTime(data['createdAt']) } : null;
}
