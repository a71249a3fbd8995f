import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { AUTHENTICATION_REQUIRED, RATE_LIMITED, type FunctionContract } from './contract.ts';

export const SIGN_IN_TO_UPLOAD = 'User must be authenticated to upload images';
export const IMAGE_ADDRESS_NOT_ALLOWED = 'Image address not allowed';
export const INVALID_CHARACTER_ID = 'Invalid character id';

/** Ids that may become part of a path in Storage. */
export const ENTITY_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

const request = z.object({
  imageUrl: z.string(),
  characterId: z.string().check(z.regex(ENTITY_ID_PATTERN, INVALID_CHARACTER_ID)),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({ imageUrl: z.string(), imagePath: z.string() });

/** Copies a generated picture to its character's place (specification §7). */
export const saveImageContract = {
  name: 'saveImageToStorage',
  request,
  response,
  refreshToken: false,
  messages: {
    400: 'Failed to save image',
    401: AUTHENTICATION_REQUIRED,
    413: 'Failed to save image',
    429: RATE_LIMITED,
  },
  exhausted: 'Failed to save image',
  unreachable: 'Failed to connect to storage service',
  invalidResponse: 'Invalid response from storage function',
  signedOut: SIGN_IN_TO_UPLOAD,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type SaveImageRequest = z.infer<typeof request>;
export type SaveImageResponse = z.infer<typeof response>;
