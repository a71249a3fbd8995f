import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import type { Environment } from '../config/environment.ts';

/** Starts the one-shot Firestore client. Denials are answers to the app, so the SDK does not log them as warnings. */
export function startFirestore(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Firestore {
  setLogLevel('error');
  const firestore = getFirestore(app);
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
