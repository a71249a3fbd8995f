import {
  AUTHENTICATION_REQUIRED,
  GENERATE_IMAGE_FAILED,
  RATE_LIMITED,
  USER_AUTHENTICATION_REQUIRED,
} from './contract.ts';

export const INVALID_TEXT_CONTENT = 'Invalid text content';
export const TEXT_TOO_LONG = 'Text content is too long';

export const SCENE_REFUSED =
  'This picture wouldn’t be right for children. Please choose another passage, or change it, and try again.';

/** Messages of both functions for scenes (docs/specification.md#8). */
export const SCENE_SENTENCES = {
  messages: {
    400: INVALID_TEXT_CONTENT,
    401: AUTHENTICATION_REQUIRED,
    413: TEXT_TOO_LONG,
    429: RATE_LIMITED,
  },
  exhausted: 'Scene generation failed after 3 attempts: {reason}',
  failed: GENERATE_IMAGE_FAILED,
  unreachable: 'Failed to connect to scene generation service',
  invalidResponse: 'Invalid response from scene generation service',
  signedOut: USER_AUTHENTICATION_REQUIRED,
} as const;
