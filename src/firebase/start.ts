import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';

let app: FirebaseApp | null = null;

/** The singleton of this page. */
export const openFirebase = ({ firebase }: Pick<Environment, 'firebase'>): FirebaseApp =>
  (app ??= initializeApp(firebase));
