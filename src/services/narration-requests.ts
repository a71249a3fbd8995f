import { begunSchema, createBegunRequests, type Begun, type BegunRequests } from './begun-requests.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';

/** Narrations asked for on this device and not answered yet. Nothing is offered later: the story itself keeps them. */
export type NarrationRequests = BegunRequests<Begun>;

export const createNarrationRequests = (store: KeyValueStore, storeKey: string): NarrationRequests =>
  createBegunRequests(store, storeKey, (value) => begunSchema.safeParse(value).data ?? null);
