import * as z from 'zod/mini';
import { decodeMessage } from './firestore-messages.ts';

export interface Order {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

/** The properties of a query that determine the index it needs. */
export interface QueryShape {
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields that are compared with `==` or `in`. */
  equal: string[];
  /** Fields that are compared with `<`, `>=`, `!=` and the like. */
  compared: string[];
  /** Fields of `array-contains`. */
  containing: string[];
  orders: Order[];
}

const fieldSchema = z.object({ fieldPath: z.string() });
const leafSchema = z.union([
  z.object({ fieldFilter: z.object({ field: fieldSchema, op: z.string() }) }),
  z.object({ unaryFilter: z.object({ field: fieldSchema, op: z.string() }) }),
]);
const filterSchema = z.union([
  leafSchema,
  z.object({ compositeFilter: z.object({ op: z.literal('AND'), filters: z.array(leafSchema) }) }),
]);
const structuredSchema = z.object({
  from: z.tuple([z.object({ collectionId: z.string(), allDescendants: z.optional(z.boolean()) })]),
  where: z.optional(filterSchema),
  orderBy: z.optional(z.array(z.object({ field: fieldSchema, direction: z.optional(z.string()) }))),
});
const restSchema = z.union([
  z.object({ structuredQuery: structuredSchema }),
  z.object({ structuredAggregationQuery: z.object({ structuredQuery: structuredSchema }) }),
]);
const lineSchema = z.union([z.object({ json: z.string() }), z.object({ method: z.string(), grpc: z.string() })]);

/** @throws Error for an unsupported kind of query: add it here before the product uses it. */
export function readQueryLine(line: string): QueryShape {
  const recorded = lineSchema.parse(JSON.parse(line));
  const request = restSchema.parse(
    'json' in recorded
      ? JSON.parse(recorded.json)
      : decodeMessage(`${recorded.method}Request`, Buffer.from(recorded.grpc, 'base64')),
  );
  return toShape(
    'structuredQuery' in request ? request.structuredQuery : request.structuredAggregationQuery.structuredQuery,
  );
}

const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const COMPARISONS = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];
const CONTAINMENTS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];

function toShape(query: z.infer<typeof structuredSchema>): QueryShape {
  const [{ collectionId, allDescendants }] = query.from;
  const filters = (query.where === undefined ? [] : leavesOf(query.where)).map((leaf) =>
    'fieldFilter' in leaf ? leaf.fieldFilter : leaf.unaryFilter,
  );
  const known = [...EQUALITIES, ...COMPARISONS, ...CONTAINMENTS];
  const unknown = filters.find(({ op }) => !known.includes(op));
  if (unknown) throw new Error(`A query uses ${unknown.op}, which the check of the indexes does not know`);
  const fieldsWith = (operators: readonly string[]): string[] => [
    ...new Set(filters.filter(({ op }) => operators.includes(op)).map(({ field }) => field.fieldPath)),
  ];
  return {
    collection: collectionId,
    scope: allDescendants === true ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: fieldsWith(EQUALITIES).toSorted(),
    compared: fieldsWith(COMPARISONS),
    containing: fieldsWith(CONTAINMENTS),
    orders: (query.orderBy ?? []).map(({ field, direction }) => ({
      field: field.fieldPath,
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

const leavesOf = (filter: z.infer<typeof filterSchema>): z.infer<typeof leafSchema>[] =>
  'compositeFilter' in filter ? filter.compositeFilter.filters : [filter];
