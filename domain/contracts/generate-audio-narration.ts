import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { LIMITS } from '../limits/limits.ts';
import { VOICES } from '../narration/voices.ts';
import { STORY_ID_REQUIRED } from '../stories/scene-request.ts';
import { AUTHENTICATION_REQUIRED, RATE_LIMITED, type FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SIGN_IN_TO_UPLOAD } from './save-image.ts';
import { INVALID_TEXT_CONTENT, TEXT_TOO_LONG } from './scene-sentences.ts';

export const CHAPTER_NOT_THERE = 'This chapter is not there to be read';
/** When moderation, or the vendor, declines a chapter. Nothing is counted then. */
export const NARRATION_REFUSED =
  'This chapter would not be right to read to children. Please change it a little and try again.';
/** A name that was replaced by an alias could not be put back into sound. */
export const REAL_NAME_IN_CHAPTER =
  'This chapter names one of your children, and their names never leave for a voice service. The voice of your own device can read it aloud.';
export const VOICE_NOT_OFFERED = 'Please choose one of the voices';

const request = z.object({
  storyId: z.optional(entityIdSchema),
  /** Accepted as specified; what is read is the stored chapter. */
  content: z.optional(z.string()),
  /** Index of the chapter, 0-3. */
  part: z.optional(z.int().check(z.gte(0), z.lt(LIMITS.chapters))),
  voice: z.optional(z.enum(VOICES)),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
  cancel: z.optional(z.boolean()),
});

const response = z.object({
  url: z.string().check(z.minLength(1)),
  /** Seconds. */
  duration: z.number().check(z.gte(0)),
  /** Where the times of the words are: `{words: [{text, startMs, endMs, startChar, endChar}]}`. */
  timingsUrl: z.optional(z.string()),
});

/** Reads a chapter aloud, in one file (specification §7, architecture §3). */
export const generateAudioNarrationContract = {
  name: 'generateAudioNarration',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: { 400: INVALID_TEXT_CONTENT, 401: AUTHENTICATION_REQUIRED, 413: TEXT_TOO_LONG, 429: RATE_LIMITED },
  fieldMessages: { storyId: STORY_ID_REQUIRED, part: CHAPTER_NOT_THERE, voice: VOICE_NOT_OFFERED },
  exhausted: 'Audio generation failed after 3 attempts: {reason}',
  unreachable: 'Failed to connect to audio generation service',
  invalidResponse: 'Invalid response from audio generation service',
  signedOut: SIGN_IN_TO_UPLOAD,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type GenerateAudioNarrationRequest = z.infer<typeof request>;
export type GenerateAudioNarrationResponse = z.infer<typeof response>;
