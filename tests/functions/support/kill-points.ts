import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import * as z from 'zod/mini';

export const KILL_POINTS = [
  'after reserving',
  'after the provider',
  'after the notes',
  'after Storage',
  'before the response',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

const assignmentSchema = z.object({
  point: z.enum(KILL_POINTS),
  uid: z.string(),
  requestId: z.string(),
  portrait: z.optional(generateImageContract.request),
  scene: z.optional(generateSceneWithImagesContract.request),
  story: z.optional(generateStoryContract.request),
  narration: z.optional(generateAudioNarrationContract.request),
});

/** The task of the process to kill, passed on its command line. */
export type Assignment = z.infer<typeof assignmentSchema>;

export const parseAssignment = (json: string): Assignment => assignmentSchema.parse(JSON.parse(json));
