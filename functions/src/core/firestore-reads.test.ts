import type { Query } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { idsFromCheckpoint, pagesOf } from './firestore-reads.ts';

afterEach(() => void vi.restoreAllMocks());

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
  for await (const page of pagesOf(queryOf(count))) ids.push(...page.map(({ id }) => id));
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

/** A query that finds these shares; `log` gets what is read and written. */
function sharesQuery(ids: readonly string[], log: string[]): Query {
  const mark = {
    get: async () => ({ data: () => undefined }),
    set: async ({ after, isRunning = false }: { after: string | null; isRunning?: boolean }) =>
      void log.push(`${isRunning ? 'at' : 'stopped at'} ${after}`),
  };
  const queryThat = (reading: string): Query => {
    const query = {
      firestore: { doc: () => mark },
      select: () => queryThat('references'),
      orderBy: () => query,
      limit: () => query,
      get: async () => {
        log.push(`read ${reading}`);
        return { docs: ids.map((id) => ({ ref: { id, path: id, parent: { parent: null } } })) };
      },
    };
    return query as unknown as Query;
  };
  return queryThat('whole documents');
}

it('idsFromCheckpoint does not read fields, because a page of shares with their content would hold as many stories', async () => {
  const log: string[] = [];
  const ids: string[] = [];
  for await (const id of idsFromCheckpoint(sharesQuery(['share'], log), 'mirrored_shares')) ids.push(id);
  expect([ids, log]).toEqual([['share'], ['read references', 'at share', 'stopped at null']]);
});

it('the position of a run is stored before the first document and once a second', async () => {
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log: string[] = [];
  for await (const id of idsFromCheckpoint(sharesQuery(['a', 'b', 'c', 'd', 'e'], log), 'mirrored_shares')) {
    log.push(id);
    now += 400;
  }
  expect(log).toEqual(['read references', 'at a', 'a', 'b', 'c', 'at d', 'd', 'e', 'stopped at null']);
});
