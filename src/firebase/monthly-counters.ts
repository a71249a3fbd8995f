import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import { doc, runTransaction, serverTimestamp, type DocumentReference, type Firestore } from 'firebase/firestore/lite';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { isDenied } from './store-failure.ts';

type Counted = 'storiesThisMonth' | 'charactersThisMonth';
type Counters = Pick<Profile, Counted | 'usagePeriod'>;

const OTHER_COUNTER: Readonly<Record<Counted, Counted>> = {
  storiesThisMonth: 'charactersThisMonth',
  charactersThisMonth: 'storiesThisMonth',
};

/** As the rules require: within a month `counted` is incremented; in a new one it restarts at 1, the other at 0. */
function countedOn(counters: Counters, counted: Counted, period: number): Partial<Counters> {
  return counters.usagePeriod === period
    ? { [counted]: counters[counted] + 1, usagePeriod: period }
    : { [counted]: 1, [OTHER_COUNTER[counted]]: 0, usagePeriod: period };
}

/** The month before or after the month of `now` (ms), whichever is nearer. */
const nearestOtherMonth = (now: number): number =>
  usagePeriod(now + (new Date(now).getUTCDate() > 15 ? 16 : -16) * DAY_MS);

interface CountedCreation {
  clock: ServerClock;
  uid: string;
  document: DocumentReference;
  fields: Readonly<Record<string, unknown>>;
  counted: Counted;
  /** Fields of the profile that the rules require in the same write. */
  others: Readonly<Record<string, unknown>>;
}

/** Creates a document and counts it in `users/{uid}`, in one transaction. */
export async function createInMonth(firestore: Firestore, creation: CountedCreation): Promise<void> {
  const { clock, uid, document, fields, counted, others } = creation;
  const profile = doc(firestore, 'users', uid);
  const now = await clock.now();

  const write = (period: number): Promise<void> =>
    runTransaction(firestore, async (transaction) => {
      const counters = readProfile(uid, (await transaction.get(profile)).data() ?? {});
      transaction.set(document, fields);
      const changed = { ...countedOn(counters, counted, period), ...others };
      transaction.update(profile, { ...changed, updatedAt: serverTimestamp() });
    });

  try {
    await write(usagePeriod(now));
  } catch (error) {
    // A denial may mean that the month has just changed, so the write is retried once for the nearest other month.
    if (!isDenied(error)) throw error;
    await write(nearestOtherMonth(now));
  }
}
