import * as z from 'zod/mini';
import { generationFields } from './contract-parts.ts';
import { INVALID_SCENE_DESCRIPTION, sceneIdSchema, STORY_ID_REQUIRED } from './scene-request.ts';
import type { FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SCENE_SENTENCES } from './scene-sentences.ts';

export const generateImageFromTextContract = {
  ...SCENE_SENTENCES,
  name: 'generateImageFromText',
  request: z.object({
    /** `parseSceneText` rejects blank text with the specified message. */
    text: z.optional(z.string()),
    /** The story that contains the text, so that its characters look the same as in its other pictures. */
    storyId: z.optional(entityIdSchema),
    sceneId: sceneIdSchema,
    ...generationFields,
  }),
  response: z.object({
    imageUrl: z.string(),
    imagePath: z.optional(z.string()),
    /** Alternative text; missing where none was found. */
    alt: z.optional(z.string()),
    generatedPrompt: z.optional(z.string()),
  }),
  refreshToken: false,
  fieldMessages: { text: INVALID_SCENE_DESCRIPTION, storyId: STORY_ID_REQUIRED },
} as const satisfies FunctionContract;

export type GenerateImageFromTextRequest = z.infer<typeof generateImageFromTextContract.request>;
