import * as z from 'zod/mini';
import type { KeyValueStore } from './ports/key-value-store.ts';
import { newRequestId } from './random-ids.ts';
import type { GenerationMemory } from './run-generation.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';

/** What every begun request is kept with. */
export const begunFields = {
  requestId: z.string(),
  /** What was asked for, as text. */
  fingerprint: z.string(),
};

interface Begun {
  requestId: string;
  fingerprint: string;
}

/** What this device has asked for and not put away yet. It survives a reload. */
export interface BegunRequests<Entry extends Begun> extends GenerationMemory<Entry> {
  /** The id under which the same was asked for before, else a new one: asking again is then paid once. */
  idFor: (fingerprint: string) => string;
  list: () => Entry[];
}

/** Keeps begun requests under `storeKey`; `read` gives null for an entry of another shape. */
export function createBegunRequests<Entry extends Begun>(
  store: KeyValueStore,
  storeKey: string,
  read: (value: unknown) => Entry | null,
): BegunRequests<Entry> {
  const list = (): Entry[] => readStoredList(store, storeKey, read);
  const without = (requestId: string): Entry[] => list().filter((begun) => begun.requestId !== requestId);

  return {
    idFor: (fingerprint) => list().find((begun) => begun.fingerprint === fingerprint)?.requestId ?? newRequestId(),
    begin: (begun) => writeStoredList(store, storeKey, [...without(begun.requestId), begun]),
    letGo: () => undefined,
    forget: (requestId) => writeStoredList(store, storeKey, without(requestId)),
    list,
  };
}
