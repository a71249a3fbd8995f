import { initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth/web-extension';
import type { Environment } from '../config/environment.ts';

export const startFirebase = ({ firebase }: Pick<Environment, 'firebase'>): FirebaseApp => initializeApp(firebase);

/**
 * Starts the authentication SDK in its smallest build, which knows no windows of Google and Apple: what signing in
 * needs beyond it is loaded when somebody signs in (docs/decisions/0050).
 */
export function startAuth(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Auth {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}
