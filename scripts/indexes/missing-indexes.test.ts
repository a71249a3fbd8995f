import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexesSchema, missingIndexes } from './missing-indexes.ts';
import { readQueryLine, type QueryShape } from './query-shape.ts';

const query = (overrides: Partial<QueryShape>): QueryShape => ({
  collection: 'stories',
  scope: 'COLLECTION',
  equal: [],
  compared: [],
  containing: [],
  orders: [],
  ...overrides,
});
const newestFirst = [{ field: 'createdAt', direction: 'DESCENDING' as const }];
const indexes = indexesSchema.parse({
  indexes: [
    {
      collectionGroup: 'stories',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'userId', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'private',
      queryScope: 'COLLECTION_GROUP',
      fields: [
        { fieldPath: 'contentId', order: 'ASCENDING' },
        { fieldPath: 'hold', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'stories', fieldPath: 'content', indexes: [] },
    {
      collectionGroup: 'private',
      fieldPath: 'hold',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
});
const isServed = (shape: Partial<QueryShape>): boolean => missingIndexes([query(shape)], indexes).length === 0;

describe('the index that a query needs', () => {
  it('is there by itself for equalities, one order or none', () => {
    expect(isServed({})).toBe(true);
    expect(isServed({ equal: ['userId', 'memoryKey'] })).toBe(true);
    expect(isServed({ orders: [{ field: 'title', direction: 'ASCENDING' }] })).toBe(true);
    expect(isServed({ compared: ['title'] })).toBe(true);
  });

  it('is missing for a field that is exempt', () => {
    expect(isServed({ equal: ['content'] })).toBe(false);
    expect(isServed({ orders: [{ field: 'content', direction: 'ASCENDING' }] })).toBe(false);
  });

  it('is a composite one for an equality with an order, read forwards or backwards', () => {
    expect(isServed({ equal: ['userId'], orders: newestFirst })).toBe(true);
    expect(isServed({ equal: ['userId'], orders: [{ field: 'createdAt', direction: 'ASCENDING' }] })).toBe(true);
    expect(isServed({ equal: ['userId'], compared: ['createdAt'] })).toBe(true);
    expect(isServed({ equal: ['theme'], orders: newestFirst })).toBe(false);
    expect(isServed({ equal: ['userId', 'theme'], orders: newestFirst })).toBe(false);
    expect(isServed({ collection: 'characters', equal: ['userId'], orders: newestFirst })).toBe(false);
  });

  it('may be a composite one for equalities alone', () => {
    const group = { collection: 'private', scope: 'COLLECTION_GROUP' } as const;
    expect(isServed({ ...group, equal: ['hold', 'contentId'] })).toBe(true);
    expect(isServed({ ...group, equal: ['contentId'] })).toBe(false);
  });

  it('is one for the whole group of collections where the query goes through all of them', () => {
    expect(isServed({ collection: 'private', scope: 'COLLECTION_GROUP', equal: ['hold'] })).toBe(true);
    expect(isServed({ collection: 'private', equal: ['hold'] })).toBe(false);
    expect(isServed({ scope: 'COLLECTION_GROUP', equal: ['userId'] })).toBe(false);
  });

  it('is told in words, once', () => {
    const missing = query({ equal: ['theme'], orders: newestFirst });
    expect(missingIndexes([missing, missing], indexes)).toEqual(['stories (collection): theme, createdAt descending']);
  });
});

describe('reading a recorded query', () => {
  it('understands what the app sends', () => {
    const json = JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'stories' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              { fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: 'u1' } } },
              { unaryFilter: { field: { fieldPath: 'withdrawnAt' }, op: 'IS_NULL' } },
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
        limit: 20,
      },
    });
    expect(readQueryLine(JSON.stringify({ json }))).toEqual(
      query({ equal: ['userId', 'withdrawnAt'], orders: newestFirst }),
    );
  });

  it('understands what the functions send', () => {
    const text = (field: number, value: string) => [(field << 3) | 2, value.length, ...Buffer.from(value)];
    const message = (field: number, bytes: number[]) => [(field << 3) | 2, bytes.length, ...bytes];
    const number = (field: number, value: number) => [field << 3, value];
    const status = message(2, [...message(1, text(2, 'status')), ...number(2, 5), ...message(3, text(17, 'x'))]);
    const lease = message(2, [...message(1, text(2, 'leaseUntil')), ...number(2, 2)]);
    const where = message(1, [...number(1, 1), ...message(2, status), ...message(2, lease)]);
    const order = [...message(1, text(2, 'leaseUntil')), ...number(2, 1)];
    const from = [...text(2, 'jobs'), ...number(3, 1)];
    const structured = [...message(2, from), ...message(3, where), ...message(4, order)];
    const grpc = Buffer.from([...text(1, 'projects/p'), ...message(2, structured)]).toString('base64');
    expect(readQueryLine(JSON.stringify({ grpc }))).toEqual({
      collection: 'jobs',
      scope: 'COLLECTION_GROUP',
      equal: ['status'],
      compared: ['leaseUntil'],
      containing: [],
      orders: [{ field: 'leaseUntil', direction: 'ASCENDING' }],
    });
    const counted = Buffer.from([...text(1, 'projects/p'), ...message(2, message(1, structured))]).toString('base64');
    expect(readQueryLine(JSON.stringify({ grpc: counted })).collection).toBe('jobs');
  });

  it('refuses a kind of query that it does not know', () => {
    const filter = { fieldFilter: { field: { fieldPath: 'theme' }, op: 'NOT_IN' } };
    const json = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'stories' }], where: filter } });
    expect(() => readQueryLine(JSON.stringify({ json }))).toThrow('NOT_IN');
  });
});

it("Firestore's own file of indexes can be read", () => {
  const file = new URL('../../firestore.indexes.json', import.meta.url);
  expect(indexesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).indexes.length).toBeGreaterThan(0);
});
