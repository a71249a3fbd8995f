import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { getDoc, type DocumentReference } from 'firebase/firestore/lite';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Whether the rules denied the request: another owner, invalid data, or a missing document. */
export const isDenied = (error: unknown): boolean => codeOf(error) === 'permission-denied';

/** Null if missing or denied: the rules do not distinguish a missing document from another user's. */
export async function findDocument<Item>(
  document: DocumentReference,
  read: (id: string, data: StoredData) => Item,
): Promise<Item | null> {
  try {
    const snapshot = await getDoc(document);
    return snapshot.exists() ? read(document.id, snapshot.data()) : null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

/** Whether the document exists and can be read. */
export const isStored = async (document: DocumentReference): Promise<boolean> =>
  (await findDocument(document, () => true)) ?? false;

/** Ignores the denial of a write that was already done, for example by a first attempt whose response was lost. */
export async function ignoreRepeated(write: Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDenied(error) || !(await isDone())) throw error;
  }
}
