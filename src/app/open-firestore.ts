import type { Firestore } from 'firebase/firestore/lite';
import { startFirestore } from '../firebase/start-firestore.ts';
import type { Core } from './core.ts';

let firestore: Firestore | null = null;

/** The one Firestore client of this page. */
export const openFirestore = ({ firebaseApp, environment }: Core): Firestore =>
  (firestore ??= startFirestore(firebaseApp(), environment));
