import { IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import type { Admission } from '../generation/jobs.ts';
import { reserveUsage } from '../generation/reservations.ts';
import type { NarrationCharge, NarrationHold, NarrationLedger, Reservation } from '../ports/books.ts';
import { beginLedger, recordingTally, takenOfPart, withHold } from './narration-ledger.ts';

/** Every chapter once and three times anew (architecture §3). */
const TIMES_PER_PART = 4;

interface NarrationAdmission extends Pick<NarrationHold, 'storyId' | 'part' | 'key'> {
  uid: string;
  /** The recording is there already. */
  isStored: boolean;
}

/**
 * Whether the chapter may be recorded, and what it takes: a story takes one narration, whichever of its chapters comes
 * first, and the later ones nothing. A recording that was paid and is still there takes nothing either.
 * @throws AppError `quota_exceeded`; `in_progress` while another request makes the same recording.
 */
export async function admitNarration(
  admission: Admission,
  { uid, storyId, part, key, isStored }: NarrationAdmission,
): Promise<Reservation> {
  const { page, now } = admission;
  const ledger = (await page.narrationLedger(uid, storyId)) ?? beginLedger(uid, storyId, now);
  const { reserved, used } = recordingTally(ledger, { part, key });
  if (used > 0 && isStored) return { usage: null, chapter: null };
  if (reserved > 0) throw new AppError('in_progress', IN_PROGRESS);
  if (takenOfPart(ledger, part) >= TIMES_PER_PART) throw new AppError('quota_exceeded', LIMIT_REACHED);
  const charge = await chargeOf(admission, uid, ledger);
  const narration: NarrationHold = { storyId, part, key, holdsCharge: !charge.isSettled };
  page.saveNarrationLedger(withHold({ ...ledger, charge }, narration));
  return { usage: null, chapter: null, narration };
}

/** The story's one charge: chapters that are recorded side by side share it until one of them is done. */
async function chargeOf(
  { page, profile, plan, now }: Admission,
  uid: string,
  { charge }: NarrationLedger,
): Promise<NarrationCharge> {
  if (charge) return charge;
  return { usage: await reserveUsage(page, { uid, plan, profile }, 'narrations', now), holders: 0, isSettled: false };
}
