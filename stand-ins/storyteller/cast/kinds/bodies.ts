import * as z from 'zod';
import type { Words } from '../../fill-template.ts';

interface BodyWords {
  hand: string;
  hands: string;
  feet: string;
}

export const bodyNameSchema = z.enum([
  'person',
  'paws',
  'claws',
  'hooves',
  'hoofedFolk',
  'wings',
  'fins',
  'merfolk',
  'coils',
  'feelers',
  'tentacles',
  'pincers',
  'branches',
  'trunk',
  'machine',
]);
export type BodyName = z.infer<typeof bodyNameSchema>;

/** The words for hands and feet of each type of body. */
const BODIES: Readonly<Record<BodyName, BodyWords>> = {
  person: { hand: 'hand', hands: 'hands', feet: 'feet' },
  paws: { hand: 'paw', hands: 'paws', feet: 'paws' },
  claws: { hand: 'claw', hands: 'claws', feet: 'claws' },
  hooves: { hand: 'hoof', hands: 'front hooves', feet: 'hooves' },
  /** Words for bodies with hooves below and hands above. */
  hoofedFolk: { hand: 'hand', hands: 'hands', feet: 'hooves' },
  wings: { hand: 'wing', hands: 'wings', feet: 'claws' },
  fins: { hand: 'fin', hands: 'fins', feet: 'fins' },
  /** Words for bodies with a tail below and hands above. */
  merfolk: { hand: 'hand', hands: 'hands', feet: 'tail fins' },
  coils: { hand: 'tail', hands: 'coils', feet: 'coils' },
  feelers: { hand: 'feeler', hands: 'feelers', feet: 'feet' },
  tentacles: { hand: 'tentacle', hands: 'tentacles', feet: 'tentacles' },
  pincers: { hand: 'pincer', hands: 'pincers', feet: 'feet' },
  branches: { hand: 'branch', hands: 'branches', feet: 'roots' },
  trunk: { hand: 'trunk', hands: 'front feet', feet: 'feet' },
  machine: { hand: 'hand', hands: 'hands', feet: 'metal feet' },
};

/** The keys `{hand}`, `{hands}` and `{feet}` for a body, with any prefix. */
export function toBodyWords(prefix: string, body: BodyName): Words {
  const entries = Object.entries(BODIES[body]).map(([key, word]: [string, string]) => [`${prefix}${key}`, word]);
  return Object.fromEntries(entries);
}
