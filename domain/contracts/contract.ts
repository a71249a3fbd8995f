import type * as z from 'zod/mini';

/** Statuses that the specification gives a sentence of their own (§8). */
export type MappedStatus = 400 | 401 | 413 | 429;

/**
 * The agreement for one HTTPS function, used by the function and by the app alike: a POST with JSON and a bearer
 * token (architecture §3), answered by `response` or by an error body (domain/errors).
 */
export interface FunctionContract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** Export name and path, e.g. `generateImage` answers `/generateImage`. */
  name: string;
  request: Request;
  response: Response;
  /** Answers with server-sent events where the caller accepts `text/event-stream`. */
  streams: boolean;
  /** Visitors may call it: no token is asked for. */
  isForEverybody?: true;
  /** Asks for a fresh token before the call (specification §7). */
  refreshToken: boolean;
  messages: Readonly<Record<MappedStatus, string>>;
  /** Sentences for a field of the request that its schema refuses; for any other field `messages[400]` is said. */
  fieldMessages: Readonly<Record<string, string>>;
  /** After the last attempt, with the reason in braces. */
  exhausted: string;
  unreachable: string;
  invalidResponse: string;
  /** When nobody is signed in. */
  signedOut: string;
  /** What the app says without asking at all; `signedOut` where there is none. */
  signInFirst?: string;
}

export const RATE_LIMITED = 'Rate limit exceeded. Please wait a moment.';
export const APP_NOT_CONFIRMED = 'This app could not be confirmed. Please reload the page.';
export const AUTHENTICATION_REQUIRED = 'Authentication required';
export const API_KEY_MISSING = 'API key is not configured';
export const NO_ACCESS = 'You do not have access to this item';
export const INVALID_BODY = 'The request could not be read';
export const IN_PROGRESS = 'This is already being made. It will be here in a moment.';
export const BUSY = 'Busy, please try later';
export const INTERNAL = 'Something went wrong on our side. Please try again.';
export const VERIFY_EMAIL = 'Please verify your email address first';
export const METHOD_NOT_ALLOWED = 'Please use POST';
export const USER_AUTHENTICATION_REQUIRED = 'User authentication required';
export const CANCELLED = 'Cancelled. Nothing was counted.';
export const CHARACTER_NOT_FOUND = 'Character not found';
export const LOCATION_NOT_FOUND = 'Location not found';
export const STORY_NOT_FOUND = 'Story not found';
export const CHILD_NOT_FOUND = 'This child is no longer among your children';

/** Tries and waits of image, scene and story generation (specification §9). Only status 500 is tried again. */
export const GENERATION_ATTEMPTS = 3;
export const RETRY_DELAY_MS = 2_000;
