import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readNumber, readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ArchiveStore, PackedArchive } from '../ports/ports.ts';
import { idsInTurns } from '../../core/firestore-reads.ts';

const PACKING_TIMEOUT_MS = 15 * 60_000;
/** A repeated request within this time of its completion gets the same archive, because the answer was lost or a button pressed twice. */
const REUSE_WINDOW_MS = 5 * 60_000;

/** `archives/{uid}` in Firestore. */
export function createFirestoreArchiveStore(firestore: Firestore): ArchiveStore {
  const archives = firestore.collection('archives');
  const isDeletedOrDisabled = async (transaction: Transaction, uid: string): Promise<boolean> => {
    const marks = ['deleted', 'switched_off'].map((collection) => firestore.collection(collection).doc(uid));
    return (await transaction.getAll(...marks)).some(({ exists }) => exists);
  };
  return {
    claim: (uid, path, now) =>
      firestore.runTransaction(async (transaction) => {
        if (await isDeletedOrDisabled(transaction, uid)) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
        const data = (await transaction.get(archives.doc(uid))).data() ?? {};
        if (data['status'] === 'running' && (readTime(data['until']) ?? 0) > now) return { state: 'running' };
        const archive = data['status'] === 'ready' ? readArchive(data) : null;
        // Earlier versions did not store when packing ended.
        const completedAt = readTime(data['completedAt']) ?? archive?.madeAt ?? 0;
        if (archive && completedAt + REUSE_WINDOW_MS > now) return { state: 'ready', archive };
        const until = Timestamp.fromMillis(now + PACKING_TIMEOUT_MS);
        // After a crash the claim expires like an archive.
        transaction.set(archives.doc(uid), { userId: uid, status: 'running', path, until, expiresAt: until });
        return { state: 'ours' };
      }),
    complete: (uid, { path, bytes, madeAt, expiresAt }, now) =>
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
    release: async (uid) => {
      await archives.doc(uid).delete();
    },
    expired: (now) => idsInTurns(archives, 'removed_archives', ['expiresAt', now]),
  };
}

const readArchive = (data: StoredData): PackedArchive => ({
  path: readText(data['path']),
  bytes: readNumber(data['bytes']),
  madeAt: readTime(data['madeAt']) ?? 0,
  expiresAt: readTime(data['expiresAt']) ?? 0,
});
