import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { INVALID_SCENE_DESCRIPTION, STORY_ID_REQUIRED } from '../stories/scene-request.ts';
import type { FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SCENE_SENTENCES } from './scene-sentences.ts';

const request = z.object({
  /** A blank text is refused by `parseSceneText` with the specified sentence. */
  text: z.optional(z.string()),
  /** The story that the text is from: its people then look as they do there. */
  storyId: z.optional(entityIdSchema),
  userId: z.optional(z.string()),
  childId: z.optional(entityIdSchema),
  requestId: z.optional(requestIdSchema),
  cancel: z.optional(z.boolean()),
});

const response = z.object({
  imageUrl: z.string(),
  imagePath: z.optional(z.string()),
  generatedPrompt: z.optional(z.string()),
});

/** Paints a scene from a passage alone (specification §7, architecture §5). */
export const generateImageFromTextContract = {
  ...SCENE_SENTENCES,
  name: 'generateImageFromText',
  request,
  response,
  streams: false,
  refreshToken: false,
  fieldMessages: { text: INVALID_SCENE_DESCRIPTION, storyId: STORY_ID_REQUIRED },
} as const satisfies FunctionContract<typeof request, typeof response>;

export type GenerateImageFromTextRequest = z.infer<typeof request>;
export type GenerateImageFromTextResponse = z.infer<typeof response>;
