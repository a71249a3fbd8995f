import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';
import { startFirebase } from '../firebase/start.ts';

let app: FirebaseApp | null = null;

/** The one Firebase app of this page. */
export const openFirebase = (environment: Environment): FirebaseApp => (app ??= startFirebase(environment));
