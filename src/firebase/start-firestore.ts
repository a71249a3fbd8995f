import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import type { Environment } from '../config/environment.ts';
import { openFirebase } from './start.ts';

let firestore: Firestore | null = null;

/** The singleton of this page. */
export const openFirestore = ({ environment }: { environment: Environment }): Firestore =>
  (firestore ??= startFirestore(openFirebase(environment), environment));

/** Denials are expected results, so the SDK does not log them as warnings. */
export function startFirestore(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Firestore {
  setLogLevel('error');
  const newFirestore = getFirestore(app);
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(newFirestore, hostname, Number(port));
  }
  return newFirestore;
}
