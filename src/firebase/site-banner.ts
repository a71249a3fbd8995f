import { readText } from '@talelantern/domain/stored/read-fields';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { Environment } from '../config/environment.ts';
import { openFirestore } from './start-firestore.ts';

/** The administrators' banner (docs/decisions/0097). Never rejects: '' for none, and on failure. */
export async function readSiteBanner(environment: Environment): Promise<string> {
  try {
    const banner = await getDoc(doc(openFirestore({ environment }), 'notices', 'banner'));
    return readText(banner.data()?.['text']);
  } catch {
    return '';
  }
}
