import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedTime, usageSchema } from './job-document.ts';
import type { NarrationLedger } from '../ports/ports.ts';

/** Memory keys contain no full stop, so this id cannot be that of a story's ledger. */
export const narrationLedgerId = (uid: string, storyId: string): string => `${uid}_narration.${storyId}`;

const tally = z.object({ reserved: z.number(), used: z.number() });

const ledgerSchema = z.object({
  userId: z.string(),
  storyId: z.string(),
  charge: z.nullable(
    z.object({
      usage: usageSchema,
      holders: z.number(),
      isSettled: z.boolean(),
    }),
  ),
  parts: z.record(z.string(), z.record(z.string(), tally)),
  createdAt: storedTime,
});

/** @throws ZodError for an invalid document. */
export const readNarrationLedger = (data: StoredData): NarrationLedger => ledgerSchema.parse(data);

export const toNarrationLedgerDocument = (ledger: NarrationLedger) => ({
  ...ledger,
  createdAt: Timestamp.fromMillis(ledger.createdAt),
});
