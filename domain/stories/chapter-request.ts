import * as z from 'zod/mini';
import type { AgeRange } from '../audience/ages.ts';
import { GENDERS } from '../characters/character.ts';
import { CHARACTER_ROLES } from '../characters/roles.ts';
import { LIMITS } from '../limits/limits.ts';
import type { StoryLength, StoryPhase } from './phases.ts';
import { RELATIONSHIP_TYPES } from './relationships.ts';

const text = (limit: number) => z.string().check(z.maxLength(limit));
/** An id with a size cap, because it is stored with the chapter in one document. */
const entityId = text(LIMITS.listEntry);
const words = z.array(text(LIMITS.listEntry)).check(z.maxLength(LIMITS.listEntries));
const optionalText = (limit: number) => z.optional(z.nullable(text(limit)));

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

export const requestLocationSchema = z.object({
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

export type StoryRequestCharacter = z.infer<typeof requestCharacterSchema>;
export type StoryRequestLocation = z.infer<typeof requestLocationSchema>;
export type StoryRequestRelationship = z.infer<typeof requestRelationshipSchema>;

export interface CheckedStoryRequest {
  characters: StoryRequestCharacter[];
  locations: StoryRequestLocation[];
  relationships: StoryRequestRelationship[];
  theme: { name: string; category: string };
  ageRange: AgeRange;
  phase: StoryPhase;
  length: StoryLength;
  customElements: string;
  /** What should happen in this chapter, on one line; may be empty. */
  idea: string;
}
