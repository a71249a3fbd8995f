import type * as z from 'zod/mini';

/** Statuses with a specified message (docs/specification.md#8). */
export type MappedStatus = 400 | 401 | 413 | 429;

/** A POST with JSON and a bearer token; returns `response` or an error body (domain/errors). */
export interface FunctionContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  name: string;
  /** Time limit of the function; TIMEOUT_SECONDS by default. */
  timeoutSeconds?: number;
  request: Request;
  response: Response;
  /** Sends server-sent events to callers that accept `text/event-stream`. */
  streams?: true;
  isPublic?: true;
  /** Works without `users/{uid}`: for exporting and deleting an account. */
  worksWithoutProfile?: true;
  /** Gets a fresh token before the call (docs/specification.md#7). */
  refreshToken: boolean;
  messages: Readonly<Record<MappedStatus, string>>;
  /** Messages for invalid fields; others get `messages[400]`. */
  fieldMessages: Readonly<Record<string, string>>;
  /** Message after the last attempt, with a placeholder for the reason. */
  exhausted: string;
  /** Message for a failure without our error body, e.g. a proxy's 403; `exhausted` by default. */
  failed?: string;
  unreachable: string;
  invalidResponse: string;
  signedOut: string;
  /** Message when the app does not even call the function; `signedOut` by default. */
  signInFirst?: string;
}

/** Time limit of functions that do not set their own. */
export const TIMEOUT_SECONDS = 300;

export const RATE_LIMITED = 'Rate limit exceeded. Please wait a moment.';
export const APP_NOT_CONFIRMED = 'We couldn’t verify this app. Please reload the page.';
export const AUTHENTICATION_REQUIRED = 'Authentication required';
export const API_KEY_MISSING = 'API key is not configured';
export const NO_ACCESS = 'You do not have access to this item';
export const INVALID_BODY = 'The request could not be read';
export const IN_PROGRESS = 'This is already being made. It will be here in a moment.';
export const BUSY = 'Busy, please try later';
export const TIMED_OUT = 'This took too long. Please try again in a moment.';
export const INTERNAL = 'Something went wrong on our side. Please try again.';
export const VERIFY_EMAIL = 'Please verify your email address first';
/** The message when unverified email addresses have used up their part of the daily spend cap. */
export const VERIFY_EMAIL_TODAY =
  'Many new families are here today. Please verify your email address, and we’ll go on with yours.';
export const METHOD_NOT_ALLOWED = 'Please use POST';
export const USER_AUTHENTICATION_REQUIRED = 'User authentication required';
export const CANCELLED = 'Canceled. Nothing was counted.';
export const PROFILE_NOT_FOUND = 'User profile not found';
/** `field` of a PROFILE_NOT_FOUND error. The app then creates the profile again (docs/decisions/0090). */
export const PROFILE_FIELD = 'profile';
export const CHARACTER_NOT_FOUND = 'Character not found';
export const LOCATION_NOT_FOUND = 'Location not found';
export const GENERATE_IMAGE_FAILED = 'Failed to generate image';
export const STORY_NOT_FOUND = 'Story not found';
export const CHILD_NOT_FOUND = 'This child’s profile was deleted';

/** Attempts and waits of image, scene and story generation after a status 500 (docs/specification.md#9). */
export const GENERATION_ATTEMPTS = 3;
export const RETRY_DELAY_MS = 2_000;
