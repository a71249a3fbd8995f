import { type StoredData, isRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { type Usage, endOfPeriod } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase-admin/firestore';

/** The fields of `usage/{uid}_{period}` without `userId`. */
export const toUsageFields = ({ tallies, ...others }: Usage): StoredData => ({ ...tallies, ...others });

/** Usage of a month under an email address, by its current account or by a deleted one. */
interface EmailUsage {
  /** The uid whose usage document counts; null without an account. */
  holder: string | null;
  /** Usage of a deleted account. */
  usage: StoredData | null;
}

/** Reads `address_usage/{addressKey}`; a document of a previous month is treated as empty. */
export function readEmailUsage(data: StoredData | null | undefined, period: number): EmailUsage {
  if (!data || data['period'] !== period) return { holder: null, usage: null };
  return { holder: readTextOrNull(data['userId']), usage: isRecord(data['usage']) ? data['usage'] : null };
}

/** Prefix of the key of an unverified email address. */
export const UNVERIFIED_PREFIX = 'unverified_';

export const isUnverified = (emailKey: string): boolean => emailKey.startsWith(UNVERIFIED_PREFIX);

export const toEmailClaim = (uid: string, period: number): StoredData => ({
  userId: uid,
  period,
  expiresAt: Timestamp.fromMillis(endOfPeriod(period)),
});

/** The document after the account is deleted, without its uid. */
export const toKeptUsage = (usage: Usage, period: number, expiresAt: Timestamp): StoredData => ({
  period,
  usage: toUsageFields(usage),
  expiresAt,
});
