import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { characterIdSchema, INVALID_CHARACTER_ID } from './character-id.ts';
import { AUTHENTICATION_REQUIRED, RATE_LIMITED, type FunctionContract } from './contract.ts';

export const SIGN_IN_TO_UPLOAD = 'User must be authenticated to upload images';
export const IMAGE_ADDRESS_NOT_ALLOWED = 'Image address not allowed';

const request = z.object({
  imageUrl: z.string(),
  characterId: characterIdSchema,
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({ imageUrl: z.string(), imagePath: z.string() });

/** Copies a generated picture to its character's place (specification §7). */
export const saveImageContract = {
  name: 'saveImageToStorage',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: {
    400: 'Failed to save image',
    401: AUTHENTICATION_REQUIRED,
    413: 'Failed to save image',
    429: RATE_LIMITED,
  },
  fieldMessages: { characterId: INVALID_CHARACTER_ID, imageUrl: IMAGE_ADDRESS_NOT_ALLOWED },
  exhausted: 'Failed to save image',
  unreachable: 'Failed to connect to storage service',
  invalidResponse: 'Invalid response from storage function',
  signedOut: SIGN_IN_TO_UPLOAD,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type SaveImageRequest = z.infer<typeof request>;
export type SaveImageResponse = z.infer<typeof response>;
