import type { Firestore } from 'firebase/firestore/lite';
import { startFirestore } from '../firebase/start-firestore.ts';
import type { Core } from './core.ts';
import { openFirebase } from './open-firebase.ts';

let firestore: Firestore | null = null;

/** The one Firestore client of this page. */
export const openFirestore = ({ environment }: Pick<Core, 'environment'>): Firestore =>
  (firestore ??= startFirestore(openFirebase(environment), environment));
