import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readNumber, readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { PackedArchive } from '../ports/ports.ts';
import { idsFromCheckpoint } from '../../core/firestore-reads.ts';

const PACKING_TIMEOUT_MS = 15 * 60_000;
/** A repeated request within this time gets the same archive: the response may be lost, or the button clicked twice. */
const REUSE_WINDOW_MS = 5 * 60_000;

type ArchiveClaim = { state: 'ours' } | { state: 'running' } | { state: 'ready'; archive: PackedArchive };

/** `archives/{uid}` in Firestore. */
export function createFirestoreArchiveStore(firestore: Firestore) {
  const archives = firestore.collection('archives');
  const isDeletedOrDisabled = async (transaction: Transaction, uid: string): Promise<boolean> => {
    const marks = ['deleted', 'switched_off'].map((collection) => firestore.collection(collection).doc(uid));
    return (await transaction.getAll(...marks)).some(({ exists }) => exists);
  };
  return {
    /** Unless another call packs it or has just finished. @throws AppError `unauthenticated` for a closed account. */
    claim: (uid: string, path: string, now: number) =>
      firestore.runTransaction(async (transaction): Promise<ArchiveClaim> => {
        if (await isDeletedOrDisabled(transaction, uid)) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
        const data = (await transaction.get(archives.doc(uid))).data() ?? {};
        if (data['status'] === 'running' && (readTime(data['until']) ?? 0) > now) return { state: 'running' };
        const archive = data['status'] === 'ready' ? readArchive(data) : null;
        if (archive && (readTime(data['completedAt']) ?? 0) + REUSE_WINDOW_MS > now) return { state: 'ready', archive };
        const until = Timestamp.fromMillis(now + PACKING_TIMEOUT_MS);
        // The claim has an expiry time like an archive, so that a crash does not block further archives.
        transaction.set(archives.doc(uid), { userId: uid, status: 'running', path, until, expiresAt: until });
        return { state: 'ours' };
      }),
    /** Returns false and stores nothing when the account has since been deleted or disabled. */
    complete: (uid: string, { path, bytes, madeAt, expiresAt }: PackedArchive, now: number) =>
      firestore.runTransaction(async (transaction) => {
        if (await isDeletedOrDisabled(transaction, uid)) return false;
        transaction.set(archives.doc(uid), {
          userId: uid,
          status: 'ready',
          path,
          bytes,
          madeAt: Timestamp.fromMillis(madeAt),
          expiresAt: Timestamp.fromMillis(expiresAt),
          completedAt: Timestamp.fromMillis(now),
        });
        return true;
      }),
    release: async (uid: string) => {
      await archives.doc(uid).delete();
    },
    expired: (now: number) => idsFromCheckpoint(archives, 'removed_archives', ['expiresAt', now]),
  };
}

const readArchive = (data: StoredData): PackedArchive => ({
  path: readText(data['path']),
  bytes: readNumber(data['bytes']),
  madeAt: readTime(data['madeAt']) ?? 0,
  expiresAt: readTime(data['expiresAt']) ?? 0,
});
