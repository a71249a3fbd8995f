import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageType } from './firestore-messages.ts';
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
const hasIndex = (shape: Partial<QueryShape>): boolean => missingIndexes([query(shape)], indexes).length === 0;

it('a query with only equality filters, or with at most one sorted or compared field, does not need a declared index', () => {
  expect(hasIndex({})).toBe(true);
  expect(hasIndex({ equal: ['userId', 'memoryKey'] })).toBe(true);
  expect(hasIndex({ orders: [{ field: 'title', direction: 'ASCENDING' }] })).toBe(true);
  expect(hasIndex({ compared: ['title'] })).toBe(true);
});

it('a query by a field that is exempt from indexing is reported', () => {
  expect(hasIndex({ equal: ['content'] })).toBe(false);
  expect(hasIndex({ orders: [{ field: 'content', direction: 'ASCENDING' }] })).toBe(false);
});

it('an equality with an order needs a composite index, read forwards or backwards', () => {
  expect(hasIndex({ equal: ['userId'], orders: newestFirst })).toBe(true);
  expect(hasIndex({ equal: ['userId'], orders: [{ field: 'createdAt', direction: 'ASCENDING' }] })).toBe(true);
  expect(hasIndex({ equal: ['userId'], compared: ['createdAt'] })).toBe(true);
  expect(hasIndex({ equal: ['theme'], orders: newestFirst })).toBe(false);
  expect(hasIndex({ equal: ['userId', 'theme'], orders: newestFirst })).toBe(false);
  expect(hasIndex({ collection: 'characters', equal: ['userId'], orders: newestFirst })).toBe(false);
});

it('a query with only equality filters may use a composite index', () => {
  const group = { collection: 'private', scope: 'COLLECTION_GROUP' } as const;
  expect(hasIndex({ ...group, equal: ['hold', 'contentId'] })).toBe(true);
  expect(hasIndex({ ...group, equal: ['contentId'] })).toBe(false);
});

it('a collection group query needs an index for the collection group', () => {
  expect(hasIndex({ collection: 'private', scope: 'COLLECTION_GROUP', equal: ['hold'] })).toBe(true);
  expect(hasIndex({ collection: 'private', equal: ['hold'] })).toBe(false);
  expect(hasIndex({ scope: 'COLLECTION_GROUP', equal: ['userId'] })).toBe(false);
});

it('a missing index is described once', () => {
  const queryWithoutIndex = query({ equal: ['theme'], orders: newestFirst });
  expect(missingIndexes([queryWithoutIndex, queryWithoutIndex], indexes)).toEqual([
    'stories (collection): theme, createdAt descending',
  ]);
});

it('a recorded query of the app is parsed', () => {
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

it.each(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'])('a field searched with %s is read as containing', (op) => {
  const filter = { fieldFilter: { field: { fieldPath: 'wordsKeys' }, op } };
  const json = JSON.stringify({
    structuredQuery: { from: [{ collectionId: 'private', allDescendants: true }], where: filter },
  });
  expect(readQueryLine(JSON.stringify({ json })).containing).toEqual(['wordsKeys']);
});

it('a recorded query of the functions is parsed', () => {
  const line = (method: string, request: object): string => {
    const type = messageType(`${method}Request`);
    const bytes = type.encode(type.fromObject({ parent: 'projects/p', ...request })).finish();
    return JSON.stringify({ method, grpc: Buffer.from(bytes).toString('base64') });
  };
  const compare = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op } });
  const filters = [compare('status', 'EQUAL'), compare('leaseUntil', 'LESS_THAN_OR_EQUAL')];
  const structuredQuery = {
    from: [{ collectionId: 'jobs', allDescendants: true }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'leaseUntil' }, direction: 'ASCENDING' }],
  };
  const shape: QueryShape = {
    collection: 'jobs',
    scope: 'COLLECTION_GROUP',
    equal: ['status'],
    compared: ['leaseUntil'],
    containing: [],
    orders: [{ field: 'leaseUntil', direction: 'ASCENDING' }],
  };
  expect(readQueryLine(line('RunQuery', { structuredQuery }))).toEqual(shape);
  const counting = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } };
  expect(readQueryLine(line('RunAggregationQuery', counting))).toEqual(shape);
});

it('an unknown kind of recorded query is rejected', () => {
  const filter = { fieldFilter: { field: { fieldPath: 'theme' }, op: 'NOT_IN' } };
  const json = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'stories' }], where: filter } });
  expect(() => readQueryLine(JSON.stringify({ json }))).toThrow('NOT_IN');
});

it("Firestore's own index file can be parsed", () => {
  const file = new URL('../../firestore.indexes.json', import.meta.url);
  expect(indexesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).indexes.length).toBeGreaterThan(0);
});
