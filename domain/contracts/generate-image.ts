import * as z from 'zod/mini';
import { IMAGE_QUALITIES, IMAGE_STYLES, INVALID_DESCRIPTION } from '../images/image-prompt.ts';
import { requestIdSchema } from '../generation/request-id.ts';
import { entityIdSchema, INVALID_CHARACTER_ID } from './entity-id.ts';
import { SAVE_LOCATION_FIRST } from '../locations/location-form.ts';
import { API_KEY_MISSING, RATE_LIMITED, USER_AUTHENTICATION_REQUIRED, type FunctionContract } from './contract.ts';

export const INVALID_IMAGE_PROMPT = 'Invalid image prompt';

const request = z.object({
  /** Blank prompts are refused by `parseImagePrompt` with the specified sentence. */
  prompt: z.optional(z.string()),
  quality: z.optional(z.enum(IMAGE_QUALITIES)),
  style: z.optional(z.enum(IMAGE_STYLES)),
  userId: z.optional(z.string()),
  characterId: z.optional(entityIdSchema),
  locationId: z.optional(entityIdSchema),
  childId: z.optional(entityIdSchema),
  requestId: z.optional(requestIdSchema),
  cancel: z.optional(z.boolean()),
});

const response = z.object({
  imageUrl: z.string(),
  imagePath: z.optional(z.string()),
});

/** Paints a portrait, or the picture of a location, and stores it under the caller's own prefix (specification §7, architecture §5). */
export const generateImageContract = {
  name: 'generateImage',
  request,
  response,
  streams: false,
  refreshToken: true,
  messages: {
    400: INVALID_IMAGE_PROMPT,
    401: API_KEY_MISSING,
    413: 'Image prompt is too long',
    429: RATE_LIMITED,
  },
  fieldMessages: { prompt: INVALID_DESCRIPTION, characterId: INVALID_CHARACTER_ID, locationId: SAVE_LOCATION_FIRST },
  exhausted: 'Image generation failed after 3 attempts: {reason}',
  unreachable: 'Failed to connect to image generation service',
  invalidResponse: 'Invalid response from image generation service',
  signedOut: USER_AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type GenerateImageRequest = z.infer<typeof request>;
export type GenerateImageResponse = z.infer<typeof response>;
