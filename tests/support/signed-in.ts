import type { Page } from 'playwright-core';
import { appEnvironment } from '../../emulators/launcher/app-environment.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { inject } from 'vitest';
import * as z from 'zod/mini';

const signInSchema = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** What the sign-in service answers who signs in. */
export async function signInAnswer(email: string, password: string): Promise<z.infer<typeof signInSchema>> {
  const { auth } = inject('cloud').urls;
  const response = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return signInSchema.parse(await response.json());
}

/**
 * Lets the app find somebody signed in, as on the day after: the record that the SDK keeps in the browser, without the
 * way there. At its start the SDK asks the service about it.
 */
export async function signInBefore(page: Page, email: string, password: string): Promise<void> {
  const answer = await signInAnswer(email, password);
  const apiKey = appEnvironment(inject('cloud').ports, { standIns: [], hasSocialSignIn: true })[
    'VITE_FIREBASE_API_KEY'
  ];
  const user = {
    uid: answer.localId,
    email: answer.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: answer.refreshToken,
      accessToken: answer.idToken,
      expirationTime: Date.now() + Number(answer.expiresIn) * 1_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // A page of the same origin that starts nothing.
  await page.goto('/version.json');
  await page.evaluate(
    ([record, mark]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(mark, 'yes');
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        );
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [{ fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user }, STORAGE_KEYS.wasSignedIn] as const,
  );
}
