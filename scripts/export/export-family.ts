import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { describeSignIn } from '../../functions/src/accounts/adapters/auth-sign-ins.ts';
import { createBucketFileStore } from '../../functions/src/accounts/adapters/bucket-file-store.ts';
import { writeArchive } from '../../functions/src/accounts/adapters/write-archive.ts';
import { archiveEntries } from '../../functions/src/accounts/operations/archive-entries.ts';
import { createFirestoreUserDocuments } from '../../functions/src/families/adapters/firestore-user-documents.ts';

interface Cloud {
  firestore: Firestore;
  auth: Auth;
  bucket: Bucket;
}

const USAGE = 'npm run export -- <uid>   The uid of a family is on its page at /admin/people.';

/** As in "Download my data", even for a disabled account. @throws Error with a message for the operator. */
export async function exportFamily(
  { firestore, auth, bucket }: Cloud,
  [uid, ...others]: readonly string[],
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  if (uid === undefined || others.length > 0) throw new Error(USAGE);
  const describe = (of: string) => describeSignIn(auth, of);
  const hasProfile = async () => (await firestore.collection('users').doc(uid).get()).exists;
  if ((await describe(uid)) === null && !(await hasProfile())) throw new Error(`There is no account ${uid}.\n${USAGE}`);
  const now = Date.now();
  const sources = {
    userDocuments: createFirestoreUserDocuments(firestore),
    fileStore: createBucketFileStore(bucket),
    signIns: { describe },
  };
  await mkdir(folder, { recursive: true });
  const file = join(folder, `talelantern-${uid}-${now}.zip`);
  // Readable by this user of the computer only.
  const bytes = await writeArchive(archiveEntries(sources, uid, now), createWriteStream(file, { mode: 0o600 }));
  print(`${file} has all data of ${uid} (${bytes} bytes). Delete it once it is handed over.`);
}
