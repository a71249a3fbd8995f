import { initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import type { Environment } from '../config/environment.ts';

export const startFirebase = ({ firebase }: Pick<Environment, 'firebase'>): FirebaseApp => initializeApp(firebase);

/**
 * Starts the authentication SDK without a popup resolver: the resolver would load Google's scripts before the first
 * answer on phones (performance.md §2-4). Social sign-in passes it at the click.
 */
export function startAuth(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Auth {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}
