import * as z from 'zod/mini';
import { generationFields } from './contract-parts.ts';
import { LIMITS } from '../limits/limits.ts';
import {
  CHARACTER_IMAGES_REQUIRED,
  LOCATION_IMAGE_REQUIRED,
  sceneIdSchema,
  STORY_ID_REQUIRED,
  TEXT_CONTENT_REQUIRED,
} from './scene-request.ts';
import type { FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SCENE_SENTENCES } from './scene-sentences.ts';

const typedUrl = z.object({ type: z.string(), url: z.string() });

export const generateSceneWithImagesContract = {
  ...SCENE_SENTENCES,
  name: 'generateSceneWithImages',
  /** `checkSceneRequest` reports missing fields in the specified order. */
  request: z.object({
    characterImageUrls: z.optional(z.array(typedUrl).check(z.maxLength(LIMITS.listEntries))),
    locationImageUrl: z.optional(z.string()),
    text: z.optional(z.string()),
    storyId: z.optional(z.union([entityIdSchema, z.literal('')])),
    sceneId: sceneIdSchema,
    /** Accepted but ignored: the model is set in the configuration. */
    model: z.optional(z.unknown()),
    ...generationFields,
  }),
  response: z.object({
    imageUrl: z.string(),
    imagePath: z.optional(z.string()),
    /** Alternative text; missing where none was found. */
    alt: z.optional(z.string()),
    generatedPrompt: z.string(),
  }),
  refreshToken: false,
  fieldMessages: {
    characterImageUrls: CHARACTER_IMAGES_REQUIRED,
    locationImageUrl: LOCATION_IMAGE_REQUIRED,
    text: TEXT_CONTENT_REQUIRED,
    storyId: STORY_ID_REQUIRED,
  },
} as const satisfies FunctionContract;

export type GenerateSceneRequest = z.infer<typeof generateSceneWithImagesContract.request>;
