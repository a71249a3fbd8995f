import * as z from 'zod/mini';

const text = z._default(z.string(), '');
const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), () => []);

const characterSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  kind: text,
  gender: z._default(z.nullable(z.string()), null),
  traits: list(z.string()),
  power: z._default(z.nullable(z.string()), null),
  role: z._default(z.nullable(z.string()), null),
  description: text,
  height: text,
  build: text,
  color: text,
  feature: text,
  age: text,
});

const locationSchema = z.object({
  name: z.string(),
  type: text,
  category: text,
  subcategory: text,
  description: text,
  climate: text,
  magicalProperties: list(z.string()),
  inhabitants: list(z.string()),
  dangers: list(z.string()),
  treasures: list(z.string()),
});

const noteSchema = z.object({ name: z.string(), note: text });

const bibleSchema = z.object({
  people: list(noteSchema),
  places: list(noteSchema),
  objects: list(noteSchema),
  promises: list(z.string()),
});
const emptyBible = () => ({ people: [], places: [], objects: [], promises: [] });

/** The child that the story is for. */
const readerSchema = z.object({
  readingLevel: z.enum(['listening', 'first-words', 'with-help', 'alone', 'everything']),
});

const sharedFields = {
  phase: z.enum(['introduction', 'development', 'climax', 'resolution']),
  theme: z.object({ name: z.string(), category: text }),
  ageRange: z.enum(['3-4', '5-8', '9-12', '12-17']),
  length: z._default(z.enum(['standard', 'extended', 'epic']), 'standard'),
  paragraphs: z.object({
    min: z.number().check(z.int(), z.minimum(1), z.maximum(40)),
    max: z.number().check(z.int(), z.minimum(1), z.maximum(40)),
  }),
  characters: z.array(characterSchema).check(z.minLength(1)),
  locations: list(locationSchema),
  relationships: list(z.object({ from: z.string(), to: z.string(), type: z.string(), details: text })),
  customElements: text,
  idea: text,
  previousParts: list(z.string()),
  bible: z._default(bibleSchema, emptyBible),
  reader: z._default(z.nullable(readerSchema), null),
  avoid: list(z.string()),
};

/** A character or a place in a picture. */
const subjectSchema = z.object({ name: z.string(), look: text });

/** What the product asks for: the JSON between `<brief>` and `</brief>` of a user message. */
export const briefSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('chapter'), ...sharedFields }),
  z.object({
    task: z.literal('repair'),
    ...sharedFields,
    chapter: z.array(z.string()),
    rewrite: list(z.object({ index: z.number(), problem: text })),
    append: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(40)), 0),
  }),
  z.object({
    task: z.literal('rewrite'),
    ...sharedFields,
    chapter: z.array(z.string()),
    index: z.number().check(z.int(), z.minimum(0)),
    wish: z.object({ kind: z.enum(['easier', 'funnier', 'shorter', 'own']), words: text }),
  }),
  z.object({ task: z.literal('bible'), ...sharedFields, chapter: z.array(z.string()) }),
  z.object({
    task: z.literal('moment'),
    passage: z.string(),
    cast: z.array(subjectSchema).check(z.minLength(1)),
    isEveryoneThere: z._default(z.boolean(), true),
    place: z.nullable(subjectSchema),
    camera: z.nullable(z.string()),
    avoid: list(z.string()),
  }),
]);

export type AnyBrief = z.infer<typeof briefSchema>;
export type RepairBrief = Extract<AnyBrief, { task: 'repair' }>;
export type RewriteBrief = Extract<AnyBrief, { task: 'rewrite' }>;
export type MomentBrief = Extract<AnyBrief, { task: 'moment' }>;
export type BibleBrief = Extract<AnyBrief, { task: 'bible' }>;
/** The fields that all tasks share. */
export type StoryBrief = Omit<Extract<AnyBrief, { task: 'chapter' }>, 'task'>;
export type StoryBible = StoryBrief['bible'];
export type BriefLocation = StoryBrief['locations'][number];
export type BriefCharacter = StoryBrief['characters'][number];
export type Phase = StoryBrief['phase'];
export type AgeRange = StoryBrief['ageRange'];
