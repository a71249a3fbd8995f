import { createHash } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { adminBucket, adminFirestore } from './cloud-access.ts';

/** Everything in the whole cloud that tells of somebody: paths of documents and files with what they hold. */
export interface Traces {
  documents: Readonly<Record<string, unknown>>;
  /** Hashes of their bytes. */
  files: Readonly<Record<string, string>>;
}

/** Looks through all documents, whatever collections there are, and all files for any of the `marks` (ids). */
export async function tracesOf(marks: readonly string[]): Promise<Traces> {
  const tells = (text: string): boolean => marks.some((mark) => text.includes(mark));
  const documents: Record<string, unknown> = {};
  for await (const { path, data } of everyDocument(await adminFirestore().listCollections())) {
    if (tells(path) || tells(JSON.stringify(data))) documents[path] = data;
  }
  const [stored] = await adminBucket().getFiles();
  const files: Record<string, string> = {};
  for (const file of stored.filter(({ name }) => tells(name))) {
    const [bytes] = await file.download();
    files[file.name] = createHash('sha256').update(bytes).digest('hex');
  }
  return { documents, files };
}

async function* everyDocument(
  collections: readonly CollectionReference[],
): AsyncGenerator<{ path: string; data: FirebaseFirestore.DocumentData }> {
  for (const collection of collections) {
    for (const reference of await collection.listDocuments()) {
      const data = (await reference.get()).data();
      if (data) yield { path: reference.path, data };
      yield* everyDocument(await reference.listCollections());
    }
  }
}

/** The collections that documents stand in, each once; of those below a document with its own. */
export const collectionsOf = ({ documents }: Traces): string[] =>
  [
    ...new Set(
      Object.keys(documents).map((path) =>
        path
          .split('/')
          .filter((_, index) => index % 2 === 0)
          .join('/'),
      ),
    ),
  ].toSorted();
