import { readText } from '@talelantern/domain/stored/read-fields';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';

/** What administrators tell everybody (`notices/banner`, docs/decisions/0078); '' for nothing. Rejects without an answer. */
export async function readPlaceBanner(firestore: Firestore): Promise<string> {
  const banner = await getDoc(doc(firestore, 'notices', 'banner'));
  return readText(banner.data()?.['text']);
}
