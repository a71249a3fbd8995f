import { readPlaceBanner } from '../firebase/place-banner.ts';
import type { Core } from './core.ts';
import { openFirestore } from './open-firestore.ts';

/** Asks what administrators tell everybody. Never rejects: without an answer it is nothing. */
export const askForBanner = (core: Pick<Core, 'environment'>): Promise<string> =>
  readPlaceBanner(openFirestore(core)).catch(() => '');
