import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../functions/src/core/firestore-reads.ts';

/** The largest page that Google returns. */
const USERS_AT_ONCE = 100;

/** The accounts with a profile and without a sign-in. After an import, they were deleted after the export. */
export async function findOrphaned(firestore: Firestore, auth: Pick<Auth, 'getUsers'>): Promise<string[]> {
  const orphaned: string[] = [];
  for await (const profiles of pagesOf(firestore.collection('users').select(), USERS_AT_ONCE)) {
    const { notFound } = await auth.getUsers(profiles.map(({ id: uid }) => ({ uid })));
    orphaned.push(...notFound.flatMap((user) => ('uid' in user ? user.uid : [])));
  }
  return orphaned;
}
