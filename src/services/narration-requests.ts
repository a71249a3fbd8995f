import { VOICES, type Voice } from '@talelantern/domain/narration/voices';
import * as z from 'zod/mini';
import { begunFields, createBegunRequests, type BegunRequests } from './begun-requests.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';

const begunNarrationSchema = z.object({
  ...begunFields,
  storyId: z.string(),
  part: z.number(),
  voice: z.enum<Voice[]>([...VOICES]),
});

/** Narrations asked for on this device and not answered yet. Nothing is offered later: the story itself keeps them. */
export type NarrationRequests = BegunRequests<z.infer<typeof begunNarrationSchema>>;

export const createNarrationRequests = (store: KeyValueStore, storeKey: string): NarrationRequests =>
  createBegunRequests(store, storeKey, (value) => begunNarrationSchema.safeParse(value).data ?? null);
