import type { Bucket } from '@google-cloud/storage';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { createBucketNarrations } from '../../functions/src/narration/adapters/bucket-narrations.ts';
import type { NarrationStore } from '../../functions/src/narration/ports/ports.ts';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import type { PictureStore } from '../../functions/src/pictures/ports/ports.ts';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { DEMO_FAMILY } from '../../local-cloud/seed/accounts.ts';

export type Emulators = Pick<LocalCloud, 'adminEnvironment' | 'functionsEnvironment' | 'urls'>;

export interface OwnerAccess {
  firestore: Firestore;
  bucket: Bucket;
  /** The functions' own adapters, so that files get the same tokens. */
  pictures: PictureStore;
  narrations: NarrationStore;
}

/** Admin access to the emulators of a running local cloud, past all rules. */
export function accessAsOwner({ adminEnvironment, functionsEnvironment, urls }: Emulators): OwnerAccess {
  Object.assign(process.env, adminEnvironment);
  const app = initializeApp(undefined, `demo-family-${urls.firestore}`);
  const bucket = getStorage(app).bucket();
  const secret = functionsEnvironment.secrets.USER_HASH_SECRET;
  return {
    firestore: getFirestore(app),
    bucket,
    pictures: createBucketPictures(bucket, urls.storage, secret),
    narrations: createBucketNarrations(bucket, urls.storage, secret),
  };
}

const signInSchema = z.object({ idToken: z.string() });

/** The demo family's token for calls of functions. */
export async function signInAsDemoFamily({ urls }: LocalCloud): Promise<string> {
  const { email, password } = DEMO_FAMILY;
  const response = await fetch(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return signInSchema.parse(await response.json()).idToken;
}
