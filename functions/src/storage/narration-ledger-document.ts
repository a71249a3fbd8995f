import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { CAPABILITIES } from '@talelantern/domain/usage/usage';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { NarrationLedger } from '../operations/ports/books.ts';

/** No memory key has a full stop, so no story's ledger can have this id. */
export const narrationLedgerId = (uid: string, storyId: string): string => `${uid}_narration.${storyId}`;

const tally = z.object({ reserved: z.number(), used: z.number() });

const ledgerSchema = z.object({
  userId: z.string(),
  storyId: z.string(),
  charge: z.nullable(
    z.object({
      usage: z.object({ usageId: z.string(), capability: z.enum(CAPABILITIES), day: z.nullable(z.string()) }),
      holders: z.number(),
      isSettled: z.boolean(),
    }),
  ),
  parts: z.record(z.string(), z.record(z.string(), tally)),
  createdAt: z.pipe(
    z.unknown(),
    z.transform((value) => readTime(value) ?? 0),
  ),
});

/** @throws ZodError for a document that only a foreign hand can have written. */
export const readNarrationLedger = (data: StoredData): NarrationLedger => ledgerSchema.parse(data);

export const toNarrationLedgerDocument = (ledger: NarrationLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
