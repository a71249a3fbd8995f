import {
  REAL_NAME_IN_CHAPTER,
  RECORDED_FOUR_TIMES,
  TOO_MANY_PARAGRAPHS,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { INVALID_TEXT_CONTENT } from '@talelantern/domain/contracts/scene-sentences';
import { AppError } from '@talelantern/domain/errors/app-error';
import { MAX_PASSAGES, splitPassages, type Passage } from '@talelantern/domain/narration/passages';
import { findRealName } from '@talelantern/domain/safety/find-real-name';
import { IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import type { Admission } from '../../generation/operations/open-job.ts';
import { reserveUsage } from '../../generation/operations/reservations.ts';
import type { NarrationHold, NarrationLedger, Reservation } from '../../generation/ports/records.ts';
import {
  beginLedger,
  recordingTally,
  recordingsOfPart,
  withHold,
} from '../../generation/operations/narration-ledger.ts';

/** Models get aliases for children's names, but these cannot be replaced in sound. @throws AppError `refused`. */
export function assertNoRealNames(chapter: string, realNames: readonly string[]): void {
  if (findRealName(realNames, [{ text: chapter, reading: 'prose' }]) === null) return;
  throw new AppError('refused', REAL_NAME_IN_CHAPTER, { field: 'part' });
}

/** @throws AppError `invalid` for a chapter without words; `too_large` for one of too many paragraphs. */
export function toPassages(chapter: string): Passage[] {
  const passages = splitPassages(chapter);
  if (passages.length === 0) throw new AppError('invalid', INVALID_TEXT_CONTENT, { field: 'part' });
  if (passages.length > MAX_PASSAGES) throw new AppError('too_large', TOO_MANY_PARAGRAPHS, { field: 'part' });
  return passages;
}

/** The first recording and three more. */
const MAX_RECORDINGS_PER_PART = 4;

interface NarrationAdmission extends Pick<NarrationHold, 'storyId' | 'part' | 'key'> {
  uid: string;
  /** Whether the narration exists already. */
  isStored: boolean;
}

/**
 * Reserves the narration in the allowance: one for a story, whichever chapter is narrated first, and nothing for later
 * chapters or for a stored narration that was charged.
 * @throws AppError `quota_exceeded`; `in_progress` while another request generates the same narration.
 */
export async function admitNarration(
  admission: Admission,
  { uid, storyId, part, key, isStored }: NarrationAdmission,
): Promise<Reservation> {
  const { tx, now } = admission;
  const ledger = (await tx.narrationLedger(uid, storyId)) ?? beginLedger(uid, storyId, now);
  const { reserved, used } = recordingTally(ledger, { part, key });
  if (used > 0 && isStored) return { usage: null, chapter: null };
  if (reserved > 0) throw new AppError('in_progress', IN_PROGRESS);
  if (recordingsOfPart(ledger, part) >= MAX_RECORDINGS_PER_PART)
    throw new AppError('quota_exceeded', RECORDED_FOUR_TIMES);
  const charge = await chargeOf(admission, uid, ledger);
  const narration: NarrationHold = { storyId, part, key, holdsCharge: !charge.isSettled };
  tx.saveNarrationLedger(withHold({ ...ledger, charge }, narration));
  return { usage: null, chapter: null, narration };
}

/** The story's only charge: chapters that are narrated in parallel share it until one is done. */
async function chargeOf(
  { tx, profile, plan, now }: Admission,
  uid: string,
  { charge }: NarrationLedger,
): Promise<NonNullable<NarrationLedger['charge']>> {
  if (charge) return charge;
  return { usage: await reserveUsage(tx, { uid, plan, profile }, 'narrations', now), holders: 0, isSettled: false };
}
