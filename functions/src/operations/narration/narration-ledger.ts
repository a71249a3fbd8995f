import { takenOfTally, type Tally } from '@talelantern/domain/usage/usage';
import type { BooksPage, NarrationHold, NarrationLedger, UsageReservation } from '../ports/books.ts';

const NOTHING: Tally = { reserved: 0, used: 0 };

export const beginLedger = (userId: string, storyId: string, createdAt: number): NarrationLedger => ({
  userId,
  storyId,
  charge: null,
  parts: {},
  createdAt,
});

/** What became of one recording. */
export const recordingTally = ({ parts }: NarrationLedger, { part, key }: Pick<NarrationHold, 'part' | 'key'>): Tally =>
  parts[part]?.[key] ?? NOTHING;

/** How often a chapter was recorded, or is being recorded. */
export const takenOfPart = ({ parts }: NarrationLedger, part: number): number =>
  Object.values(parts[part] ?? {}).reduce((sum, tally) => sum + takenOfTally(tally), 0);

/** The ledger with one recording more under way, which holds the story's charge until that is settled. */
export const withHold = (ledger: NarrationLedger, hold: NarrationHold): NarrationLedger =>
  changed(ledger, hold, { reserved: 1, used: 0 });

/** Notes that a recording is done. Answers what has to be settled by it: the story's charge, if no other was first. */
export async function settleNarration(
  page: BooksPage,
  uid: string,
  hold: NarrationHold,
): Promise<UsageReservation | null> {
  const ledger = await page.narrationLedger(uid, hold.storyId);
  if (!ledger) return null;
  const { charge, ...rest } = changed(ledger, hold, { reserved: -1, used: 1 });
  const isFirst = hold.holdsCharge && charge !== null && !charge.isSettled;
  page.saveNarrationLedger({ ...rest, charge: charge && { ...charge, isSettled: charge.isSettled || isFirst } });
  return isFirst ? charge.usage : null;
}

/**
 * Takes back a recording that did not come about. Answers what has to be given back by it: the story's charge, if nobody
 * else holds or has settled it.
 */
export async function giveBackNarration(
  page: BooksPage,
  uid: string,
  hold: NarrationHold,
): Promise<UsageReservation | null> {
  const ledger = await page.narrationLedger(uid, hold.storyId);
  if (!ledger) return null;
  const left = changed(ledger, hold, { reserved: -1, used: 0 });
  const { charge } = left;
  const isLast = hold.holdsCharge && charge !== null && !charge.isSettled && charge.holders === 0;
  if (isLast) page.deleteNarrationLedger(left);
  else page.saveNarrationLedger(left);
  return isLast ? charge.usage : null;
}

function changed(ledger: NarrationLedger, { part, key, holdsCharge }: NarrationHold, change: Tally): NarrationLedger {
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
