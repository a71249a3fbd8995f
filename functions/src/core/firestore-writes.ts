import type { DocumentReference } from 'firebase-admin/firestore';

const CONCURRENT_WRITES = 20;

/**
 * Writes each document in a separate commit, because Firestore counts what a commit deletes or changes, with all index
 * entries, towards 10 MiB: 200 stories in one are refused, although the request is small. The emulator does not count
 * them. No BulkWriter: after `close()` it never sends a write again that was refused for the moment, and waits for ever.
 * The caller must be able to repeat it.
 * @throws the first error; some of the later documents are not written then.
 */
export async function writeSeparately(
  documents: readonly { ref: DocumentReference }[],
  write: (reference: DocumentReference) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < documents.length; from += CONCURRENT_WRITES)
    await Promise.all(documents.slice(from, from + CONCURRENT_WRITES).map(({ ref }) => write(ref)));
}
