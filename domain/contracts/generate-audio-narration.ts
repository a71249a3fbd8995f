import * as z from 'zod/mini';
import { requestFields } from './contract-parts.ts';
import { LIMITS } from '../limits/limits.ts';
import { timedWordSchema } from '../narration/word-timings.ts';
import { VOICES } from '../narration/voices.ts';
import { STORY_ID_REQUIRED } from './scene-request.ts';
import { AUTHENTICATION_REQUIRED, RATE_LIMITED, type FunctionContract } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';
import { SIGN_IN_TO_UPLOAD } from './save-image.ts';
import { INVALID_TEXT_CONTENT, TEXT_TOO_LONG } from './scene-sentences.ts';

export const CHAPTER_NOT_FOUND = 'This chapter doesn’t exist';
/** The message for text that moderation or the vendor refused. Nothing is counted. */
export const NARRATION_REFUSED =
  'This chapter isn’t suitable to read to children. Please change it a little and try again.';
/** An alias in a recording cannot be replaced with the real name. */
export const REAL_NAME_IN_CHAPTER =
  'This chapter names one of your children, and we never send their names to a voice service. Your device can read it aloud instead.';
export const RECORDED_FOUR_TIMES =
  'This chapter has been recorded four times, which is the most. Your device can read it aloud instead.';
export const TOO_MANY_PARAGRAPHS =
  'This chapter has too many short paragraphs to record. Your device can read it aloud instead.';
export const VOICE_NOT_OFFERED = 'Please choose one of the voices';

export const generateAudioNarrationContract = {
  name: 'generateAudioNarration',
  request: z.object({
    storyId: z.optional(entityIdSchema),
    /** Accepted as specified and ignored: the stored chapter is narrated. */
    content: z.optional(z.string()),
    /** Index of the chapter, 0-3. */
    part: z.optional(z.int().check(z.gte(0), z.lt(LIMITS.chapters))),
    voice: z.optional(z.enum(VOICES)),
    ...requestFields,
    cancel: z.optional(z.boolean()),
  }),
  response: z.object({
    url: z.string().check(z.minLength(1)),
    /** Duration in seconds. */
    duration: z.number().check(z.gte(0)),
    /** The times at which each word is spoken; missing when they cannot be read. */
    words: z.optional(z.array(timedWordSchema)),
  }),
  refreshToken: false,
  messages: { 400: INVALID_TEXT_CONTENT, 401: AUTHENTICATION_REQUIRED, 413: TEXT_TOO_LONG, 429: RATE_LIMITED },
  fieldMessages: { storyId: STORY_ID_REQUIRED, part: CHAPTER_NOT_FOUND, voice: VOICE_NOT_OFFERED },
  exhausted: 'Audio generation failed after 3 attempts: {reason}',
  failed: 'Failed to generate narration',
  unreachable: 'Failed to connect to audio generation service',
  invalidResponse: 'Invalid response from audio generation service',
  signedOut: SIGN_IN_TO_UPLOAD,
} as const satisfies FunctionContract;

export type GenerateAudioNarrationRequest = z.infer<typeof generateAudioNarrationContract.request>;
