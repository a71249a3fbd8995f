import * as z from 'zod/mini';
import { IMAGE_QUALITIES, IMAGE_STYLES, INVALID_DESCRIPTION } from '../images/image-prompt.ts';
import { generationFields } from './contract-parts.ts';
import { entityIdSchema, INVALID_CHARACTER_ID } from './entity-id.ts';
import { SAVE_LOCATION_FIRST } from '../locations/location-form.ts';
import {
  API_KEY_MISSING,
  GENERATE_IMAGE_FAILED,
  RATE_LIMITED,
  USER_AUTHENTICATION_REQUIRED,
  type FunctionContract,
} from './contract.ts';

export const INVALID_IMAGE_PROMPT = 'Invalid image prompt';

/** Generates a portrait or a location's picture and stores it below the caller's prefix. */
export const generateImageContract = {
  name: 'generateImage',
  request: z.object({
    /** `parseImagePrompt` rejects a blank prompt with the specified message. */
    prompt: z.optional(z.string()),
    quality: z.optional(z.enum(IMAGE_QUALITIES)),
    style: z.optional(z.enum(IMAGE_STYLES)),
    characterId: z.optional(entityIdSchema),
    locationId: z.optional(entityIdSchema),
    ...generationFields,
  }),
  response: z.object({
    imageUrl: z.string(),
    imagePath: z.optional(z.string()),
  }),
  refreshToken: true,
  messages: {
    400: INVALID_IMAGE_PROMPT,
    401: API_KEY_MISSING,
    413: 'Image prompt is too long',
    429: RATE_LIMITED,
  },
  fieldMessages: { prompt: INVALID_DESCRIPTION, characterId: INVALID_CHARACTER_ID, locationId: SAVE_LOCATION_FIRST },
  exhausted: 'Image generation failed after 3 attempts: {reason}',
  failed: GENERATE_IMAGE_FAILED,
  unreachable: 'Failed to connect to image generation service',
  invalidResponse: 'Invalid response from image generation service',
  signedOut: USER_AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract;

export type GenerateImageRequest = z.infer<typeof generateImageContract.request>;
