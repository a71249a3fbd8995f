import * as z from 'zod';
import { beingSchema, PERSON, type Being } from '../../figures/human/being.ts';
import { outfitSchema, PLAIN_OUTFIT, type Outfit } from '../../figures/human/outfit.ts';
import type { FigureKind, DefaultColors } from './figure-kind.ts';

const CLOTH_COLORS: DefaultColors = [
  '#4a5fc0',
  '#2f9e6a',
  '#b84a6a',
  '#c8803a',
  '#4a8fb8',
  '#7a4cba',
  '#c04a3a',
  '#2b9694',
];

/** What distinguishes one human-shaped kind from another: clothes, body, and the default color. */
export interface FolkLook {
  readonly wears?: Partial<Outfit>;
  readonly is?: Partial<Being>;
  readonly color?: string;
}

// The type of `partial` allows undefined, which JSON cannot contain.
const folkLookSchema = z.strictObject({
  wears: (outfitSchema.partial() as z.ZodType<Partial<Outfit>>).exactOptional(),
  is: (beingSchema.partial() as z.ZodType<Partial<Being>>).exactOptional(),
  color: z.string().exactOptional(),
});

/** One kind: the values of `change`, with its family's values as defaults. */
export const folk = (family: FolkLook, change: FolkLook = {}): FigureKind => {
  const color = change.color ?? family.color;
  return {
    shape: {
      rig: 'human',
      outfit: { ...PLAIN_OUTFIT, ...family.wears, ...change.wears },
      being: { ...PERSON, ...family.is, ...change.is },
    },
    defaultColors: color === undefined ? CLOTH_COLORS : [color],
  };
};

const folksSchema = z.strictObject({ family: folkLookSchema, folks: z.record(z.string(), folkLookSchema) });

/**
 * Reads a family of kinds by name, from `records/*.json`.
 * @throws ZodError for a garment, mark, … that cannot be drawn.
 */
export function readFolks(record: unknown): Record<string, FigureKind> {
  const { family, folks } = folksSchema.parse(record);
  return Object.fromEntries(Object.entries(folks).map(([names, look]) => [names, folk(family, look)]));
}
