import * as z from 'zod';

const skinNameSchema = z.enum([
  'person',
  'pale',
  'moonlit',
  'dusk',
  'leaf',
  'bark',
  'stone',
  'sea',
  'sky',
  'rose',
  'gold',
  'snow',
  'ember',
  'dyed',
]);
export type SkinName = z.infer<typeof skinNameSchema>;

const earNameSchema = z.enum([
  'round',
  'pointed',
  'long',
  'fin',
  'none',
  'fox',
  'cat',
  'wolf',
  'rabbit',
  'mouse',
  'deer',
  'goat',
  'horse',
  'bat',
  'owl',
  'dragon',
]);
export type EarName = z.infer<typeof earNameSchema>;

const maneNameSchema = z.enum([
  'hair',
  'flames',
  'leaves',
  'water',
  'cloud',
  'crystals',
  'feathers',
  'petals',
  'lion',
  'icicles',
  'none',
]);
export type ManeName = z.infer<typeof maneNameSchema>;

const hornNameSchema = z.enum([
  'none',
  'nubs',
  'goat',
  'ram',
  'bull',
  'antlers',
  'unicorn',
  'imp',
  'branches',
  'crystal',
  'crescent',
  'feelers',
]);
export type HornName = z.infer<typeof hornNameSchema>;

const wingNameSchema = z.enum([
  'none',
  'fairy',
  'butterfly',
  'dragonfly',
  'leaf',
  'feather',
  'raven',
  'bat',
  'dragon',
  'flame',
  'frost',
  'ladybird',
]);
export type WingName = z.infer<typeof wingNameSchema>;

const tailNameSchema = z.enum([
  'none',
  'fox',
  'cat',
  'wolf',
  'rabbit',
  'lion',
  'lizard',
  'imp',
  'feather',
  'fin',
  'many-fox',
  'horse',
]);
export type TailName = z.infer<typeof tailNameSchema>;

const legNameSchema = z.enum([
  'person',
  'horse',
  'deer',
  'goat',
  'fish',
  'snake',
  'smoke',
  'bird',
  'roots',
  'tentacles',
  'cloud',
]);
export type LegName = z.infer<typeof legNameSchema>;

const markNameSchema = z.enum([
  'whiskers',
  'stripes',
  'spots',
  'scales',
  'bark',
  'cracks',
  'stars',
  'runes',
  'stitches',
  'fangs',
  'tusks',
  'snout',
  'cat-nose',
  'beak',
  'swirls',
  'tear',
  'petal-cheeks',
  'skull',
  'pumpkin',
  'bandages',
  'icing',
  'button-cheeks',
  'hinge',
  'metal-plate',
  'ink',
  'carrot',
]);
export type MarkName = z.infer<typeof markNameSchema>;

/** The non-human parts of a figure with human shape; clothes and held things belong to the outfit. */
export const beingSchema = z.strictObject({
  skin: skinNameSchema,
  ears: earNameSchema,
  mane: maneNameSchema,
  horns: hornNameSchema,
  wings: wingNameSchema,
  tail: tailNameSchema,
  legs: legNameSchema,
  marks: z.readonly(z.array(markNameSchema)),
  /**
   * The color of fur, scales or feathers on ears, tail and legs: the hair color, the chosen color or a separate one.
   */
  coat: z.union([z.enum(['hair', 'dyed']), z.templateLiteral(['#', z.string()])]),
  eyes: z.enum(['two', 'one']),
  /** Null keeps human eyes. */
  iris: z.nullable(z.string()),
  /** Glow around the whole body; null for none. */
  glow: z.nullable(z.string()),
  proportions: z.enum(['ordinary', 'small', 'slender', 'broad']),
  /** Overrides the random choice of a beard for adult men. */
  hasBeard: z.nullable(z.boolean()),
});
export type Being = z.infer<typeof beingSchema>;

export const PERSON: Being = {
  skin: 'person',
  ears: 'round',
  mane: 'hair',
  horns: 'none',
  wings: 'none',
  tail: 'none',
  legs: 'person',
  marks: [],
  coat: 'hair',
  eyes: 'two',
  iris: null,
  glow: null,
  proportions: 'ordinary',
  hasBeard: null,
};
