import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import { rewriteWishSchema } from '@talelantern/domain/contracts/generate-story';
import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { readAdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { VOICES, type Voice } from '@talelantern/domain/narration/voices';
import { DAY_MS } from '@talelantern/domain/time/day';
import * as z from 'zod/mini';
import { createStoredList, type KeyValueStore } from '../core/stored-list.ts';
import { scenePlanSchema } from '../scenes/scene-service.ts';

const requestFields = {
  requestId: z.string(),
  startedAt: z.number(),
  /** The input as text. A request with the same input reuses the request id, so that it is charged once. */
  fingerprint: z.string(),
};

const picture = {
  ...requestFields,
  itemId: z.string(),
  /** The look stored with the picture; missing in requests stored by earlier versions. */
  look: z.optional(z.pipe(z.unknown(), z.transform(readAdvancedFeatures))),
};

const chapter = { ...requestFields, storyId: z.string(), part: z.number() };
/** The chapters to record afterwards; missing in requests stored by earlier versions. */
const following = z.optional(z.readonly(z.array(z.number())));
const castSchema = z.array(z.object({ id: z.string(), role: z.nullable(z.enum(CHARACTER_ROLES)) }));
/** Missing in requests stored by earlier versions. */
const idea = z.optional(z.string());
const rewrite = { ...chapter, paragraph: z.number(), before: z.string(), wish: rewriteWishSchema };

const requestSchema = z.discriminatedUnion('kind', [
  z.object({ ...requestFields, kind: z.literal('story'), storyId: z.string(), cast: castSchema, idea }),
  z.object({ ...picture, kind: z.literal('portrait') }),
  z.object({ ...picture, kind: z.literal('location') }),
  z.object({ ...requestFields, kind: z.literal('scene'), plan: scenePlanSchema }),
  z.object({ ...chapter, kind: z.literal('narration'), voice: z.enum<Voice[]>([...VOICES]), following }),
  z.object({ ...rewrite, kind: z.literal('rewrite') }),
]);

export type PendingRequest = z.infer<typeof requestSchema>;

/** All unsettled requests of this device. They survive a reload. */
export type PendingRequests = ReturnType<typeof createPendingRequests>;

/** A day longer than jobs and finished work are kept. Then nothing is left that a request could lead to. */
const LIFETIME_MS = (KEPT_DAYS + 1) * DAY_MS;

export function createPendingRequests(store: KeyValueStore, storeKey: string, now: () => number) {
  const claimed = new Set<string>();
  const stored = createStoredList(store, storeKey, (value) => requestSchema.safeParse(value).data ?? null);
  const { write } = stored;
  function list(): PendingRequest[] {
    const requests = stored.list();
    const currentRequests = requests.filter(({ startedAt }) => now() - startedAt < LIFETIME_MS);
    if (currentRequests.length < requests.length) write(currentRequests);
    return currentRequests;
  }
  const listOf = <Kind extends PendingRequest['kind']>(kind: Kind) =>
    list().filter((request): request is Extract<PendingRequest, { kind: Kind }> => request.kind === kind);
  const listWithout = (requestId: string): PendingRequest[] =>
    list().filter((request) => request.requestId !== requestId);

  return {
    begin: (request: PendingRequest): void => {
      claimed.add(request.requestId);
      write([...listWithout(request.requestId), request]);
    },
    /** Call this when the page stops waiting for the request, so that its result may be offered. */
    release: (requestId: string) => void claimed.delete(requestId),
    forget: (requestId: string): void => {
      claimed.add(requestId);
      write(listWithout(requestId));
    },
    /** Whether this page waits for the request, has its result or has settled it, so that it is not offered. */
    isClaimed: (requestId: string) => claimed.has(requestId),
    list,
    listOf,
    find: <Kind extends PendingRequest['kind']>(kind: Kind, requestId: string) =>
      listOf(kind).find((request) => request.requestId === requestId),
    /** The request with the same input. */
    findSame: <Kind extends PendingRequest['kind']>({ kind, fingerprint }: { kind: Kind; fingerprint: string }) =>
      listOf(kind).find((request) => request.fingerprint === fingerprint),
  };
}
