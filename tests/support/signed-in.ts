import type { Page } from 'playwright-core';
import { appEnvironment } from '../../local-cloud/launcher/app-environment.ts';
import { WAS_SIGNED_IN } from '../../src/config/storage-keys.ts';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { testCloud } from './test-cloud.ts';

const signInSchema = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** The sign-in service's response to a sign-in. */
export async function signInWithPassword(email: string, password: string): Promise<z.infer<typeof signInSchema>> {
  const { projectId, urls } = testCloud();
  const response = await fetch(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: projectId }),
  });
  return signInSchema.parse(await response.json());
}

/**
 * Makes the app find a signed-in user: writes the record that the SDK keeps in the browser. The SDK refreshes it at
 * its start.
 */
export async function seedSession(page: Page, email: string, password: string): Promise<void> {
  const signIn = await signInWithPassword(email, password);
  const apiKey = appEnvironment(inject('cloud').ports, { standIns: [], hasSocialSignIn: true })[
    'VITE_FIREBASE_API_KEY'
  ];
  const user = {
    uid: signIn.localId,
    email: signIn.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: signIn.refreshToken,
      accessToken: signIn.idToken,
      expirationTime: Date.now() + Number(signIn.expiresIn) * 1_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // A same-origin page without scripts.
  await page.goto('/version.json');
  await page.evaluate(
    ([record, mark]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(mark, 'yes');
        const openRequest = indexedDB.open('firebaseLocalStorageDb', 1);
        openRequest.addEventListener('upgradeneeded', () =>
          openRequest.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        );
        openRequest.addEventListener('error', () => reject(openRequest.error ?? new Error('no database')));
        openRequest.addEventListener('success', () => {
          const transaction = openRequest.result.transaction('firebaseLocalStorage', 'readwrite');
          transaction.objectStore('firebaseLocalStorage').put(record);
          transaction.addEventListener('complete', () => {
            openRequest.result.close();
            resolve();
          });
        });
      }),
    [{ fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user }, WAS_SIGNED_IN] as const,
  );
}
