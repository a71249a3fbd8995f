import { readAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { readText } from '@talelantern/domain/stored/read-fields';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { nullIfMissing } from '../../accounts/adapters/auth-sign-ins.ts';
import type { ActingAdmin, AuditedAction } from '../ports/ports.ts';
import { appendAudit } from './firestore-audit-store.ts';

/** The actor in the audit log for changes by the script, which runs with the project's credentials and has no user. */
const CONSOLE: ActingAdmin = { userId: 'console', email: '', role: 'console', permissions: [] };

interface Cloud {
  firestore: Firestore;
  auth: Auth;
}

/**
 * Makes the account of `email` an administrator with exactly these permissions; null removes the administrator. Records
 * of earlier versions under other ids are deleted.
 * @throws Error without such an account, or if the email address of a new administrator is unverified: anyone may have
 * registered it.
 */
export async function changeAdmin(
  { firestore, auth }: Cloud,
  email: string,
  permissions: readonly AdminPermission[] | null,
  now: number,
): Promise<void> {
  const user = await nullIfMissing(auth.getUserByEmail(email));
  if (!user) throw new Error(`No one signs in as ${email} yet. Sign up in the app first.`);
  const { uid, emailVerified } = user;
  if (permissions !== null && !emailVerified)
    throw new Error(`${email} has not been verified. Open the link in the mail to that address first.`);
  const admins = firestore.collection('admins');
  await firestore.runTransaction(async (transaction) => {
    const storedAdmins = await transaction.get(admins.where('userId', '==', uid));
    if (storedAdmins.empty && permissions === null) return;
    const before = storedAdmins.docs.map((document) => readAdmin(uid, document.data())?.permissions ?? []);
    for (const { ref } of storedAdmins.docs) transaction.delete(ref);
    const record = { userId: uid, role: 'admin', permissions, createdAt: FieldValue.serverTimestamp() };
    if (permissions !== null) transaction.set(admins.doc(uid), record);
    const act: AuditedAction = {
      admin: CONSOLE,
      action: permissions === null ? 'dismissAdmin' : 'appointAdmin',
      note: '',
      now,
    };
    appendAudit(firestore, transaction, act, {
      target: 'admin',
      targetId: uid,
      before: storedAdmins.empty ? null : { permissions: before.flat() },
      after: permissions === null ? null : { permissions: [...permissions] },
    });
  });
}

export interface ListedAdmin {
  /** The displayed name; the uid when the account has no sign-in. */
  name: string;
  permissions: readonly AdminPermission[];
  /** Whether the record is valid, which requires that its id is the uid. */
  counts: boolean;
}

export async function listAdmins({ firestore, auth }: Cloud): Promise<ListedAdmin[]> {
  const { docs } = await firestore.collection('admins').get();
  return Promise.all(
    docs.map(async (document) => {
      const uid = readText(document.get('userId'));
      const user = uid === '' ? null : await nullIfMissing(auth.getUser(uid));
      const admin = readAdmin(document.id, document.data());
      return { name: user?.email ?? document.id, permissions: admin?.permissions ?? [], counts: admin !== null };
    }),
  );
}
