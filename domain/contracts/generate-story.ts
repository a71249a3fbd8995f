import * as z from 'zod/mini';
import { generationFields } from './contract-parts.ts';
import { LIMITS } from '../limits/limits.ts';
import { requestLocationSchema, requestRelationshipSchema } from '../stories/chapter-request.ts';
import { REWRITE_KINDS } from '../stories/rewrite.ts';
import { STORY_LENGTHS, STORY_PHASES } from '../stories/phases.ts';
import { GENERATE_STORY_FAILED, SIGN_IN_TO_GENERATE } from '../stories/story-choices.ts';
import { readBookTitle } from '../stories/book-title.ts';
import { readStoryIdeas } from '../stories/story-ideas.ts';
import {
  AUTHENTICATION_REQUIRED,
  RATE_LIMITED,
  USER_AUTHENTICATION_REQUIRED,
  type FunctionContract,
} from './contract.ts';

export const INVALID_STORY_PARAMETERS = 'Invalid story parameters';
export const CHARACTER_REQUIRED = 'At least one character is required';
export const VALID_CHARACTER_REQUIRED = 'At least one valid character is required';
export const THEME_REQUIRED = 'Theme is required';
export const AGE_RANGE_REQUIRED = 'Age range is required';

/** The message for a story that moderation or the vendor refused. Nothing is counted. */
export const STORY_REFUSED =
  'This story took a turn that isn’t right for children. Please change your wishes and try again.';

/** The same for a story without any words of the family, which has nothing to change. */
export const STORY_REFUSED_WITHOUT_WISHES =
  'This story took a turn that isn’t right for children. Please try again: the next one will be different.';

/** The message for a user's words that moderation refuses; `what` says which, e.g. 'your places'. */
export const WISH_REFUSED = 'Something in {what} isn’t right for a children’s story. Please change it and try again.';

/** The message for a story that keeps mentioning what the child avoids, or is not a story. */
export const AVOIDED_REFUSED =
  'This story kept turning to something you asked to leave out. Please change your wishes and try again.';

/** The message when the model replies in a different language, as it may for wishes in one. */
export const ENGLISH_ONLY =
  'For now, stories can only be told in English. Please write your wishes in English and try again.';

const text = (limit: number) => z.string().check(z.maxLength(limit));

export const rewriteWishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(REWRITE_KINDS) }),
  z.object({ kind: z.literal('own'), words: text(LIMITS.freeText).check(z.minLength(1)) }),
]);

const rewriteSchema = z.object({
  /** Index of the chapter, 0-3, and of its paragraph. */
  part: z.int().check(z.gte(0), z.lt(LIMITS.chapters)),
  paragraph: z.int().check(z.gte(0), z.lt(LIMITS.chapter)),
  wish: rewriteWishSchema,
});

const settingsSchema = z.object({
  /** Maximum length, in the unit of docs/specification.md#9; the function limits it further. */
  maxLength: z.optional(z.number().check(z.gte(1), z.lte(20_000))),
  temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
  continuationMode: z.optional(z.boolean()),
  length: z.optional(z.enum(STORY_LENGTHS)),
  relationships: z.optional(z.array(requestRelationshipSchema).check(z.maxLength(LIMITS.listEntries))),
  /** An offered idea or, for a first chapter, a short idea; any other idea needs a plan with custom prompts. */
  idea: z.optional(text(LIMITS.listEntry)),
  /** Rewrites one paragraph of the stored story; `story` is then that paragraph. */
  rewrite: z.optional(rewriteSchema),
});

/** Identifies a story; the rules require this form. */
export const memoryKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

const asMemoryKey = (value: unknown): string | undefined => memoryKeySchema.safeParse(value).data;

/** Generates one chapter, as JSON or as a stream of paragraphs (docs/specification.md#7). */
export const generateStoryContract = {
  name: 'generateStory',
  request: z.object({
    /** The user's custom prompt, which needs a plan with custom prompts, or `plainStoryPrompt`. */
    prompt: z.optional(text(LIMITS.freeText)),
    /** `validStoryCharacters` checks the entries one by one. */
    characters: z.optional(z.array(z.unknown()).check(z.maxLength(LIMITS.listEntries))),
    locations: z.optional(z.array(requestLocationSchema).check(z.maxLength(LIMITS.listEntries))),
    theme: z.optional(text(LIMITS.listEntry)),
    ageRange: z.optional(z.string()),
    settings: z.optional(settingsSchema),
    /** Checked later by `readMemoryKey`, after the missing fields. */
    memoryKey: z.optional(z.unknown()),
    /** Only their number is used, to tell a new ending from a first one: the text comes from the caller's stored story. */
    previousParts: z.optional(z.array(z.string())),
    storyPhase: z.optional(z.enum(STORY_PHASES)),
    /** The child whose avoid list applies. */
    ...generationFields,
  }),
  response: z.object({
    story: z.string().check(z.minLength(1)),
    /** Missing or invalid keys do not fail the response: the app creates its own. */
    memoryKey: z.optional(z.pipe(z.unknown(), z.transform(asMemoryKey))),
    /** Ideas for the next chapter; invalid ones do not fail the response. */
    ideas: z.optional(z.pipe(z.unknown(), z.transform(readStoryIdeas))),
    /** The book's title, after the first chapter; an invalid one does not fail the response. */
    bookTitle: z.optional(z.pipe(z.unknown(), z.transform(readBookTitle))),
  }),
  streams: true,
  refreshToken: false,
  messages: {
    400: INVALID_STORY_PARAMETERS,
    401: AUTHENTICATION_REQUIRED,
    413: 'Story content is too long',
    429: RATE_LIMITED,
  },
  fieldMessages: { characters: CHARACTER_REQUIRED, theme: THEME_REQUIRED, ageRange: AGE_RANGE_REQUIRED },
  exhausted: 'Story generation failed after 3 attempts: {reason}',
  failed: GENERATE_STORY_FAILED,
  unreachable: 'Failed to connect to story generation service',
  invalidResponse: 'Invalid response from story generation service',
  signedOut: USER_AUTHENTICATION_REQUIRED,
  signInFirst: SIGN_IN_TO_GENERATE,
} as const satisfies FunctionContract;

export type GenerateStoryRequest = z.infer<typeof generateStoryContract.request>;
export type GenerateStoryResponse = z.infer<typeof generateStoryContract.response>;

/** Server-sent events, by name. */
export const storyEventSchemas = {
  paragraph: z.object({ index: z.number(), text: z.string() }),
  done: generateStoryContract.response,
  error: z.object({ status: z.number(), code: z.string(), message: z.string() }),
} as const;
