import * as z from 'zod/mini';
import type { KeyValueStore } from './ports/key-value-store.ts';
import { newRequestId } from './random-ids.ts';
import type { GenerationMemory } from './run-generation.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';

const begunSchema = z.object({
  requestId: z.string(),
  /** What was asked for, as text. */
  fingerprint: z.string(),
});

export type BegunNarration = z.infer<typeof begunSchema>;

/** Narrations asked for on this device and not answered yet. Nothing is offered later: the story itself keeps them. */
export interface NarrationRequests extends GenerationMemory<BegunNarration> {
  /** The id under which the same was asked for before, else a new one: asking again is then paid once. */
  idFor: (fingerprint: string) => string;
}

export function createNarrationRequests(store: KeyValueStore, storeKey: string): NarrationRequests {
  const list = (): BegunNarration[] =>
    readStoredList(store, storeKey, (value) => begunSchema.safeParse(value).data ?? null);
  const without = (requestId: string): BegunNarration[] => list().filter((begun) => begun.requestId !== requestId);

  return {
    idFor: (fingerprint) => list().find((begun) => begun.fingerprint === fingerprint)?.requestId ?? newRequestId(),
    begin: (begun) => writeStoredList(store, storeKey, [...without(begun.requestId), begun]),
    letGo: () => undefined,
    forget: (requestId) => writeStoredList(store, storeKey, without(requestId)),
  };
}
