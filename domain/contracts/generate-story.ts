import * as z from 'zod/mini';
import { GENDERS } from '../characters/character.ts';
import { CHARACTER_ROLES } from '../characters/roles.ts';
import { requestIdSchema } from '../generation/request-id.ts';
import { LIMITS } from '../limits/limits.ts';
import { REWRITE_KINDS } from '../stories/rewrite.ts';
import { entityIdSchema } from './entity-id.ts';
import { STORY_LENGTHS, STORY_PHASES } from '../stories/phases.ts';
import { RELATIONSHIP_TYPES } from '../stories/relationships.ts';
import { SIGN_IN_TO_GENERATE } from '../stories/story-choices.ts';
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

/** When moderation, or the vendor, declines a wish or a chapter. Nothing is counted then. */
export const STORY_REFUSED =
  'This story took a turn that is not right for children. Please change your wishes and try again.';

/** When moderation declines what a family wrote; `what` says where it stands, e.g. 'your places'. */
export const WISH_REFUSED =
  'There is something in {what} that is not right for a children’s story. Please change it and try again.';

/** When a story keeps bringing up what the child is to be spared, or turns into no story at all. */
export const AVOIDED_REFUSED =
  'This story kept turning to something that should not come up in it. Please change your wishes and try again.';

const text = (limit: number) => z.string().check(z.maxLength(limit));
/** Ids are kept with the finished chapter, which must fit into one document: else a told chapter could not be charged. */
const entityId = text(LIMITS.listEntry);
const words = z.array(text(LIMITS.listEntry)).check(z.maxLength(LIMITS.listEntries));
const optionalText = (limit: number) => z.optional(z.nullable(text(limit)));

/** A character as the story maker needs it: name, type and appearance are what makes it valid (specification §5). */
export const requestCharacterSchema = z.object({
  id: z.optional(entityId),
  name: text(LIMITS.name).check(z.minLength(1)),
  type: text(LIMITS.listEntry).check(z.minLength(1)),
  gender: z.optional(z.nullable(z.enum(GENDERS))),
  personality: optionalText(LIMITS.listEntry),
  magicalPower: optionalText(LIMITS.listEntry),
  role: z.optional(z.nullable(z.enum(CHARACTER_ROLES))),
  customDescription: optionalText(LIMITS.freeText),
  appearance: z.object({
    height: z.optional(text(LIMITS.listEntry)),
    build: z.optional(text(LIMITS.listEntry)),
    color: z.optional(text(LIMITS.listEntry)),
    distinguishingFeature: z.optional(text(LIMITS.listEntry)),
    age: optionalText(LIMITS.listEntry),
    customAge: z.optional(text(LIMITS.listEntry)),
  }),
});

const requestLocationSchema = z.object({
  id: z.optional(entityId),
  name: text(LIMITS.name).check(z.minLength(1)),
  type: z.optional(text(LIMITS.listEntry)),
  category: z.optional(text(LIMITS.listEntry)),
  subcategory: z.optional(text(LIMITS.listEntry)),
  description: z.optional(text(LIMITS.freeText)),
  climate: z.optional(text(LIMITS.listEntry)),
  magicalProperties: z.optional(words),
  inhabitants: z.optional(words),
  dangers: z.optional(words),
  treasures: z.optional(words),
});

export const requestRelationshipSchema = z.object({
  fromCharacterId: entityId,
  toCharacterId: entityId,
  type: z.enum(RELATIONSHIP_TYPES),
  details: z.optional(text(LIMITS.freeText)),
});

/** What a family wants of the new paragraph. */
export const rewriteWishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(REWRITE_KINDS) }),
  z.object({ kind: z.literal('own'), words: text(LIMITS.freeText).check(z.minLength(1)) }),
]);

const rewriteSchema = z.object({
  /** Index of the chapter, 0-3, and of the paragraph in it. */
  part: z.int().check(z.gte(0), z.lt(LIMITS.chapters)),
  paragraph: z.int().check(z.gte(0), z.lt(LIMITS.chapter)),
  wish: rewriteWishSchema,
});

const settingsSchema = z.object({
  /** In the unit of specification §9; the function bounds it. */
  maxLength: z.optional(z.number().check(z.gte(1), z.lte(20_000))),
  temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
  continuationMode: z.optional(z.boolean()),
  length: z.optional(z.enum(STORY_LENGTHS)),
  relationships: z.optional(z.array(requestRelationshipSchema).check(z.maxLength(LIMITS.listEntries))),
  /** What is to happen in this chapter: an idea that was offered; anything else needs a plan with custom prompts. */
  idea: z.optional(text(LIMITS.listEntry)),
  /** Tells one paragraph of the stored story anew; `story` is then that paragraph. */
  rewrite: z.optional(rewriteSchema),
});

const request = z.object({
  /** The parent's own wish for the story; needs a plan with custom prompts. */
  prompt: z.optional(text(LIMITS.freeText)),
  /** Entries are checked one by one: `validStoryCharacters` keeps those that a story can be told about. */
  characters: z.optional(z.array(z.unknown()).check(z.maxLength(LIMITS.listEntries))),
  locations: z.optional(z.array(requestLocationSchema).check(z.maxLength(LIMITS.listEntries))),
  theme: z.optional(text(LIMITS.listEntry)),
  ageRange: z.optional(z.string()),
  settings: z.optional(settingsSchema),
  memoryKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
  /** Accepted and ignored: earlier parts come from the caller's stored story (architecture §3). */
  previousParts: z.optional(z.array(z.string())),
  storyPhase: z.optional(z.enum(STORY_PHASES)),
  /** The child that the story is for: what it avoids never comes up. */
  childId: z.optional(entityIdSchema),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
  cancel: z.optional(z.boolean()),
});

const response = z.object({
  story: z.string().check(z.minLength(1)),
  memoryKey: z.string(),
  /** What could happen in the next chapter; no answer fails for them. */
  ideas: z.optional(z.pipe(z.unknown(), z.transform(readStoryIdeas))),
});

/** Tells one chapter, as JSON or as a stream of paragraphs (specification §7, architecture §5). */
export const generateStoryContract = {
  name: 'generateStory',
  request,
  response,
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
  unreachable: 'Failed to connect to story generation service',
  invalidResponse: 'Invalid response from story generation service',
  signedOut: USER_AUTHENTICATION_REQUIRED,
  signInFirst: SIGN_IN_TO_GENERATE,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type StoryRequestCharacter = z.infer<typeof requestCharacterSchema>;
export type StoryRequestLocation = z.infer<typeof requestLocationSchema>;
export type StoryRequestRelationship = z.infer<typeof requestRelationshipSchema>;
export type GenerateStoryRequest = z.infer<typeof request>;
export type GenerateStoryResponse = z.infer<typeof response>;

/** Answers of a client that asks for `text/event-stream`, by event name (architecture §5). */
export const storyEventSchemas = {
  paragraph: z.object({ index: z.number(), text: z.string() }),
  done: response,
  error: z.object({ status: z.number(), code: z.string(), message: z.string() }),
} as const;
