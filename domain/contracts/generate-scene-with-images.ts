import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { LIMITS } from '../limits/limits.ts';
import {
  CHARACTER_IMAGES_REQUIRED,
  LOCATION_IMAGE_REQUIRED,
  STORY_ID_REQUIRED,
  TEXT_CONTENT_REQUIRED,
} from '../stories/scene-request.ts';
import type { FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SCENE_SENTENCES } from './scene-sentences.ts';

const typedUrl = z.object({ type: z.string(), url: z.string() });

/** What is missing is said by `checkSceneRequest` in the specified order; only what is there is checked here. */
const request = z.object({
  characterImageUrls: z.optional(z.array(typedUrl).check(z.maxLength(LIMITS.listEntries))),
  locationImageUrl: z.optional(z.string()),
  text: z.optional(z.string()),
  storyId: z.optional(z.union([entityIdSchema, z.literal('')])),
  userId: z.optional(z.string()),
  /** Accepted and ignored: models are configuration (architecture §3). */
  model: z.optional(z.unknown()),
  childId: z.optional(entityIdSchema),
  requestId: z.optional(requestIdSchema),
  cancel: z.optional(z.boolean()),
});

const response = z.object({
  imageUrl: z.string(),
  imagePath: z.optional(z.string()),
  generatedPrompt: z.string(),
});

/** Paints a scene with the portraits of its characters and the picture of its place (specification §7, architecture §5). */
export const generateSceneWithImagesContract = {
  ...SCENE_SENTENCES,
  name: 'generateSceneWithImages',
  request,
  response,
  streams: false,
  refreshToken: false,
  fieldMessages: {
    characterImageUrls: CHARACTER_IMAGES_REQUIRED,
    locationImageUrl: LOCATION_IMAGE_REQUIRED,
    text: TEXT_CONTENT_REQUIRED,
    storyId: STORY_ID_REQUIRED,
  },
} as const satisfies FunctionContract<typeof request, typeof response>;

export type GenerateSceneRequest = z.infer<typeof request>;
export type GenerateSceneResponse = z.infer<typeof response>;
