import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import type { Environment } from '../config/environment.ts';

/** Starts the one-shot Firestore client. */
export function startFirestore(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): Firestore {
  const firestore = getFirestore(app);
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
