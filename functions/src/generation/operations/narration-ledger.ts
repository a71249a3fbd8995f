import { consumedInTally, type Tally } from '@talelantern/domain/plans/usage';
import type { StoreTx } from '../ports/ports.ts';
import type { NarrationHold, NarrationLedger, UsageReservation } from '../ports/records.ts';

const EMPTY_TALLY: Tally = { reserved: 0, used: 0 };

export const beginLedger = (userId: string, storyId: string, createdAt: number): NarrationLedger => ({
  userId,
  storyId,
  charge: null,
  parts: {},
  createdAt,
});

export const recordingTally = ({ parts }: NarrationLedger, { part, key }: Pick<NarrationHold, 'part' | 'key'>): Tally =>
  parts[part]?.[key] ?? EMPTY_TALLY;

/** Narrations of a chapter, running ones included. */
export const recordingsOfPart = ({ parts }: NarrationLedger, part: number): number =>
  Object.values(parts[part] ?? {}).reduce((sum, tally) => sum + consumedInTally(tally), 0);

/** The ledger with one more running narration, which holds the story's charge until that is settled. */
export const withHold = (ledger: NarrationLedger, hold: NarrationHold): NarrationLedger =>
  changeTally(ledger, hold, { reserved: 1, used: 0 });

/** Marks a narration as done. Returns the charge to settle: the story's, or none if it was settled before. */
export async function settleNarration(tx: StoreTx, uid: string, hold: NarrationHold): Promise<UsageReservation | null> {
  const ledger = await tx.narrationLedger(uid, hold.storyId);
  if (!ledger) return null;
  const { charge, ...rest } = changeTally(ledger, hold, { reserved: -1, used: 1 });
  const isFirst = hold.holdsCharge && charge !== null && !charge.isSettled;
  tx.saveNarrationLedger({ ...rest, charge: charge && { ...charge, isSettled: charge.isSettled || isFirst } });
  return isFirst ? charge.usage : null;
}

/** Returns the charge to release: the story's, or none if another narration holds or has settled it. */
export async function releaseNarration(
  tx: StoreTx,
  uid: string,
  hold: NarrationHold,
): Promise<UsageReservation | null> {
  const ledger = await tx.narrationLedger(uid, hold.storyId);
  if (!ledger) return null;
  const changedLedger = changeTally(ledger, hold, { reserved: -1, used: 0 });
  const { charge } = changedLedger;
  const isLast = hold.holdsCharge && charge !== null && !charge.isSettled && charge.holders === 0;
  if (isLast) tx.deleteNarrationLedger(changedLedger);
  else tx.saveNarrationLedger(changedLedger);
  return isLast ? charge.usage : null;
}

function changeTally(
  ledger: NarrationLedger,
  { part, key, holdsCharge }: NarrationHold,
  change: Tally,
): NarrationLedger {
  const { reserved, used } = recordingTally(ledger, { part, key });
  const tally = { reserved: Math.max(0, reserved + change.reserved), used: used + change.used };
  const { charge } = ledger;
  const holders = charge && holdsCharge ? Math.max(0, charge.holders + change.reserved) : charge?.holders;
  return {
    ...ledger,
    charge: charge && { ...charge, holders: holders ?? 0 },
    parts: { ...ledger.parts, [part]: { ...ledger.parts[part], [key]: tally } },
  };
}
