import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { idsOf, inTurns, pagesOf } from './firestore-reads.ts';

/** A query that finds `count` documents with the ids '0', '1' and so on. */
function queryOf(count: number, from = 0, limit = Infinity): Query {
  const query = {
    startAfter: ({ id }: { id: string }) => queryOf(count, Number(id) + 1, limit),
    limit: (most: number) => queryOf(count, from, most),
    get: async () => ({
      docs: Array.from({ length: Math.min(limit, count - from) }, (_, index) => ({ id: String(from + index) })),
    }),
  };
  return query as unknown as Query;
}

it.each([0, 1, 199, 200, 201, 400, 500])('a query of %i documents is read to its end, each one once', async (count) => {
  const ids: string[] = [];
  for await (const id of idsOf(queryOf(count))) ids.push(id);
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => String(index)));
});

it('a page is never empty', async () => {
  const sizes: number[] = [];
  for await (const page of pagesOf(queryOf(400))) sizes.push(page.length);
  expect(sizes).toEqual([200, 200]);
});

it('a page is as small as the caller asks for', async () => {
  const sizes: number[] = [];
  for await (const page of pagesOf(queryOf(50), 20)) sizes.push(page.length);
  expect(sizes).toEqual([20, 20, 10]);
});

it('documents in turns are read without their content: a page of shares holds as many stories', async () => {
  const reads: string[] = [];
  const queryThat = (reading: string): Query => {
    const query = {
      select: () => queryThat('references'),
      orderBy: () => query,
      limit: () => query,
      get: async () => {
        reads.push(reading);
        return { docs: [{ id: 'share', ref: { path: 'shares/share' } }] };
      },
    };
    return query as unknown as Query;
  };
  const mark = { get: async () => ({ get: () => null }), set: async () => {} } as unknown as DocumentReference;
  const ids: string[] = [];
  for await (const { id } of inTurns(queryThat('whole documents'), mark)) ids.push(id);
  expect([ids, reads]).toEqual([['share'], ['references']]);
});
