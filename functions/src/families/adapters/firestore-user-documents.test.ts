import type { Firestore, Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createFirestoreUserDocuments } from './firestore-user-documents.ts';

const COUNT = 250;

/** A database in which each collection has `COUNT` documents of the user; `reads` says how each page was requested. */
function createDatabase() {
  const reads: { limit: number; isWhole: boolean }[] = [];
  /** Paths of documents that a separate commit deleted. */
  const deleted: string[] = [];
  const referenceOf = (path: string): object => ({
    path,
    parent: { parent: null },
    collection: () => queryOf(path),
    delete: async () => deleted.push(path),
  });
  const queryOf = (name: string, from = 0, read = { limit: Infinity, isWhole: true }): Query => {
    const query = {
      doc: (id: string) => referenceOf(`${name}/${id}`),
      where: () => query,
      select: () => queryOf(name, from, { ...read, isWhole: false }),
      startAfter: ({ id }: { id: string }) => queryOf(name, Number(id) + 1, read),
      limit: (limit: number) => queryOf(name, from, { ...read, limit }),
      get: async () => {
        reads.push(read);
        const ids = Array.from({ length: Math.min(read.limit, COUNT - from) }, (_, index) => String(from + index));
        return { docs: ids.map((id) => ({ id, ref: referenceOf(`${name}/${id}`), data: () => ({}) })) };
      },
    };
    return query as unknown as Query;
  };
  const firestore = {
    collection: queryOf,
    collectionGroup: queryOf,
    getAll: async () => [],
  } as unknown as Firestore;
  return { firestore, reads, deleted };
}

it('all documents of a user are read, at most ten concurrently, because one may be as large as 1 MiB', async () => {
  const { firestore, reads } = createDatabase();
  const narrations = new Set<string>();
  for await (const { path } of createFirestoreUserDocuments(firestore).documents('family'))
    if (path.startsWith('narrations/')) narrations.add(path);
  expect(narrations.size).toBe(COUNT);
  expect(Math.max(...reads.map(({ limit }) => limit))).toBe(10);
});

it('a user’s documents are deleted one by one, without their content being read', async () => {
  const { firestore, reads, deleted } = createDatabase();
  await createFirestoreUserDocuments(firestore).deleteAll('family', 'narrations');
  expect(reads).toEqual([
    { limit: 200, isWhole: false },
    { limit: 200, isWhole: false },
  ]);
  // Firestore refuses a commit that deletes more than 10 MiB, which 200 stories may have.
  expect(new Set(deleted).size).toBe(COUNT);
});
