import type { BulkWriter, DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * Writes each document by itself, because Firestore counts what a commit deletes or changes, with all index entries,
 * towards 10 MiB: 200 stories in one commit are refused, although the request is small. The emulator does not count
 * them. Not atomic, so the caller must be able to repeat it.
 * @throws the error of a document that failed several times; others may be written all the same.
 */
export async function writeSeparately<Document extends { ref: DocumentReference }>(
  firestore: Firestore,
  documents: readonly Document[],
  write: (writer: BulkWriter, document: Document) => Promise<unknown>,
): Promise<void> {
  const writer = firestore.bulkWriter();
  await Promise.all([...documents.map((document) => write(writer, document)), writer.close()]);
}
