import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth/web-extension';
import type { Environment } from '../config/environment.ts';
import type { Authenticator } from '../services/ports/authenticator.ts';
import { createFirebaseAuthenticator } from './firebase-authenticator.ts';

/**
 * Starts the authentication SDK in its smallest build, which knows no windows of Google and Apple: what signing in
 * needs beyond it is loaded when somebody signs in (docs/decisions/0050). Throws where the SDK cannot start.
 */
export function startAuthenticator(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Authenticator {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return createFirebaseAuthenticator(auth);
}
