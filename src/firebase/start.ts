import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';

export const startFirebase = ({ firebase }: Pick<Environment, 'firebase'>): FirebaseApp => initializeApp(firebase);
