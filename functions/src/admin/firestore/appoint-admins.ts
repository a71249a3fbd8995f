import { readAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { readText } from '@talelantern/domain/stored/read-fields';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { unlessGone } from '../../storage/auth-sign-ins.ts';
import type { ActingAdmin } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';

/** Whoever can run a program with the project's credentials; the log names no person then. */
const CONSOLE: ActingAdmin = { userId: 'console', email: '', role: 'console', permissions: [] };

interface Cloud {
  firestore: Firestore;
  auth: Auth;
}

/** Makes the account of `email` an administrator with exactly these permissions. @throws Error where nobody has it. */
export const appointAdmin = (
  cloud: Cloud,
  email: string,
  permissions: readonly AdminPermission[],
  now: number,
): Promise<void> => writeRecord(cloud, email, permissions, now);

/** Takes the account of `email` out of the administrators; it stays an account. @throws Error where nobody has it. */
export const dismissAdmin = (cloud: Cloud, email: string, now: number): Promise<void> =>
  writeRecord(cloud, email, null, now);

/** The record at the uid; those of an earlier version under other ids go. Null takes it away. */
async function writeRecord(
  { firestore, auth }: Cloud,
  email: string,
  permissions: readonly AdminPermission[] | null,
  now: number,
): Promise<void> {
  const user = await unlessGone(auth.getUserByEmail(email));
  if (!user) throw new Error(`Nobody signs in as ${email}: sign up in the app first.`);
  const { uid } = user;
  const admins = firestore.collection('admins');
  await firestore.runTransaction(async (transaction) => {
    const known = await transaction.get(admins.where('userId', '==', uid));
    const before = known.docs.map((document) => readAdmin(uid, document.data())?.permissions ?? []);
    for (const { ref } of known.docs) transaction.delete(ref);
    const record = { userId: uid, role: 'admin', permissions, createdAt: FieldValue.serverTimestamp() };
    if (permissions !== null) transaction.set(admins.doc(uid), record);
    const act = { admin: CONSOLE, action: permissions === null ? 'dismissAdmin' : 'appointAdmin', note: '', now };
    appendAudit(firestore, transaction, act, {
      target: 'admin',
      targetId: uid,
      before: known.empty ? null : { permissions: before.flat() },
      after: permissions === null ? null : { permissions: [...permissions] },
    });
  });
}

export interface ListedAdmin {
  /** The uid where nobody signs in with it any more. */
  name: string;
  permissions: readonly AdminPermission[];
  /** Whether the record counts: it does at its own uid alone. */
  counts: boolean;
}

/** All records, which are few. */
export async function listAdmins({ firestore, auth }: Cloud): Promise<ListedAdmin[]> {
  const { docs } = await firestore.collection('admins').get();
  return Promise.all(
    docs.map(async (document) => {
      const uid = readText(document.get('userId'));
      const user = uid === '' ? null : await unlessGone(auth.getUser(uid));
      const admin = readAdmin(document.id, document.data());
      return { name: user?.email ?? document.id, permissions: admin?.permissions ?? [], counts: admin !== null };
    }),
  );
}
