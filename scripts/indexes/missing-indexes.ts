import * as z from 'zod/mini';
import type { Order, QueryShape } from './query-shape.ts';

const scopeSchema = z._default(z.enum(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION');

/** The part of firestore.indexes.json that concerns queries. */
export const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(
        z.object({
          queryScope: scopeSchema,
          order: z.optional(z.string()),
          arrayConfig: z.optional(z.string()),
        }),
      ),
    }),
  ),
});
export type Indexes = z.infer<typeof indexesSchema>;

const NAME = '__name__';

/** The queries for which Firestore would report a missing index, each described once. */
export function missingIndexes(shapes: readonly QueryShape[], indexes: Indexes): string[] {
  const descriptions = shapes.filter((shape) => !hasIndex(shape, indexes)).map(describe);
  return [...new Set(descriptions)].toSorted();
}

/**
 * Whether an index serves the query. Fields are indexed individually unless exempt; equalities alone can merge those or
 * use one composite index; other queries need one index with the equalities first, then the orders.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
function hasIndex(shape: QueryShape, indexes: Indexes): boolean {
  const orders = ordersOf(shape);
  const equalFields = [...shape.equal, ...shape.containing];
  if (equalFields.length === 0 && orders.length === 0) return true;
  if (orders.length === 0 && equalFields.every((field) => hasOwnIndex(shape, field, indexes))) return true;
  const [only] = orders;
  if (equalFields.length === 0 && orders.length === 1 && only) return hasOwnIndex(shape, only.field, indexes);
  return indexes.indexes.some(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === shape.collection &&
      queryScope === shape.scope &&
      fields.length === equalFields.length + orders.length &&
      equalFields.every((field) => fields.slice(0, equalFields.length).some(({ fieldPath }) => fieldPath === field)) &&
      isInOrder(fields.slice(equalFields.length), orders),
  );
}

/** The effective order: a comparison orders by its field, and the document name comes last implicitly. */
function ordersOf({ orders, compared, equal }: QueryShape): Order[] {
  const neededOrders = orders.filter(({ field }) => field !== NAME && !equal.includes(field));
  const implied = compared
    .filter((field) => field !== NAME && !neededOrders.some((order) => order.field === field))
    .map((field): Order => ({ field, direction: 'ASCENDING' }));
  return [...neededOrders, ...implied];
}

/** Whether an index of these fields has these orders; it can be read in both directions. */
function isInOrder(fields: Indexes['indexes'][number]['fields'], orders: readonly Order[]): boolean {
  const reads = (backwards: boolean): boolean =>
    orders.every(
      ({ field, direction }, at) => fields[at]?.fieldPath === field && (fields[at].order === direction) !== backwards,
    );
  return reads(false) || reads(true);
}

/**
 * Whether the field has an index of its scope: in a collection unless an override lists other indexes, in a collection
 * group only if listed.
 */
function hasOwnIndex({ collection, scope }: QueryShape, field: string, { fieldOverrides }: Indexes): boolean {
  if (field === NAME) return true;
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );
  return override ? override.indexes.some(({ queryScope }) => queryScope === scope) : scope === 'COLLECTION';
}

function describe(shape: QueryShape): string {
  const { collection, scope, equal, containing } = shape;
  const orders = ordersOf(shape).map(({ field, direction }) => `${field} ${direction.toLowerCase()}`);
  return `${collection} (${scope.toLowerCase()}): ${[...equal, ...containing, ...orders].join(', ')}`;
}
