import * as z from 'zod/mini';
import { rewriteWishSchema } from '@talelantern/domain/contracts/generate-story';
import { begunFields, createBegunRequests, type BegunRequests } from './begun-requests.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';

const begunRewriteSchema = z.object({
  ...begunFields,
  storyId: z.string(),
  part: z.number(),
  paragraph: z.number(),
  /** The paragraph as it was. */
  before: z.string(),
  wish: rewriteWishSchema,
});

export type BegunRewrite = z.infer<typeof begunRewriteSchema>;

/** Paragraphs that this device has asked to be told anew, until the family has chosen. */
export type RewriteRequests = BegunRequests<BegunRewrite>;

export const createRewriteRequests = (store: KeyValueStore, storeKey: string): RewriteRequests =>
  createBegunRequests(store, storeKey, (value) => begunRewriteSchema.safeParse(value).data ?? null);
