import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import * as z from 'zod/mini';
import { PICTURE_KINDS } from './picture-maker.ts';
import { scenePlanSchema } from './scene-maker.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';

const begun = {
  requestId: z.string(),
  /** Ms since 1970. */
  startedAt: z.number(),
  /** What was asked for, as text: asking for the same again uses the same request id, so that it is paid once. */
  fingerprint: z.string(),
};

const pendingStorySchema = z.object({
  ...begun,
  kind: z.literal('story'),
  storyId: z.string(),
  /** False where the chapter continues a stored story. */
  isNew: z.boolean(),
  cast: z.array(z.object({ id: z.string(), role: z.nullable(z.enum(CHARACTER_ROLES)) })),
});

const pendingPictureSchema = z.object({
  ...begun,
  kind: z.enum(PICTURE_KINDS),
  /** The character or location that is painted. */
  itemId: z.string(),
});

const pendingSceneSchema = z.object({ ...begun, kind: z.literal('scene'), plan: scenePlanSchema });

const pendingSchema = z.discriminatedUnion('kind', [pendingStorySchema, pendingPictureSchema, pendingSceneSchema]);

export type PendingStory = z.infer<typeof pendingStorySchema>;
export type Pending = z.infer<typeof pendingSchema>;

/** What this device has asked for and neither saved nor discarded. It survives a reload. */
export interface PendingWork {
  /** Remembers it, and that this page is waiting for it or holds its result. */
  begin: (pending: Pending) => void;
  /** This page does not wait for it any more; it may be offered. */
  letGo: (requestId: string) => void;
  /** It is saved, discarded or will never be there. */
  forget: (requestId: string) => void;
  /** This page waits for it, holds its result or is done with it: there is nothing to offer. */
  isInHand: (requestId: string) => boolean;
  list: () => Pending[];
}

export function createPendingWork(store: KeyValueStore, storeKey: string): PendingWork {
  const inHand = new Set<string>();
  const list = (): Pending[] => readStoredList(store, storeKey, (value) => pendingSchema.safeParse(value).data ?? null);
  const without = (requestId: string): Pending[] => list().filter((pending) => pending.requestId !== requestId);

  return {
    begin(pending) {
      inHand.add(pending.requestId);
      writeStoredList(store, storeKey, [...without(pending.requestId), pending]);
    },
    letGo: (requestId) => void inHand.delete(requestId),
    forget(requestId) {
      inHand.add(requestId);
      writeStoredList(store, storeKey, without(requestId));
    },
    isInHand: (requestId) => inHand.has(requestId),
    list,
  };
}
