import * as z from 'zod/mini';
import { plainContract, requestFields } from './contract-parts.ts';
import { SAVE_LOCATION_FIRST } from '../locations/location-form.ts';
import { STORY_ID_REQUIRED } from './scene-request.ts';
import type { FunctionContract } from './contract.ts';
import { entityIdSchema, INVALID_CHARACTER_ID } from './entity-id.ts';

/** Message for signed-out callers; scenes and narrations use it too (docs/specification.md#8). */
export const SIGN_IN_TO_UPLOAD = 'User must be authenticated to upload images';
export const IMAGE_URL_NOT_ALLOWED = 'Image address not allowed';
const SAVING_FAILED = 'Failed to save image';

const commonFields = { imageUrl: z.string(), ...requestFields };

const SHARED = {
  ...plainContract(SAVING_FAILED, SAVING_FAILED),
  response: z.object({ imageUrl: z.string(), imagePath: z.string() }),
  unreachable: 'Failed to connect to storage service',
  invalidResponse: 'Invalid response from storage function',
  signedOut: SIGN_IN_TO_UPLOAD,
} as const;

export const saveImageContract = {
  ...SHARED,
  name: 'saveImageToStorage',
  request: z.object({ ...commonFields, characterId: entityIdSchema }),
  fieldMessages: { characterId: INVALID_CHARACTER_ID, imageUrl: IMAGE_URL_NOT_ALLOWED },
} as const satisfies FunctionContract;

export const saveLocationImageContract = {
  ...SHARED,
  name: 'saveLocationImageToStorage',
  request: z.object({
    ...commonFields,
    locationId: entityIdSchema,
    /** Accepted because the specification has it, but not used: the app stores it with the location. */
    generatedPrompt: z.optional(z.string()),
  }),
  fieldMessages: { locationId: SAVE_LOCATION_FIRST, imageUrl: IMAGE_URL_NOT_ALLOWED },
} as const satisfies FunctionContract;

export const saveSceneImageContract = {
  ...SHARED,
  name: 'saveSceneImageToStorage',
  request: z.object({ ...commonFields, storyId: entityIdSchema }),
  fieldMessages: { storyId: STORY_ID_REQUIRED, imageUrl: IMAGE_URL_NOT_ALLOWED },
} as const satisfies FunctionContract;

export type SaveImageResponse = z.infer<typeof SHARED.response>;
