import * as z from 'zod/mini';
import { messageAt, messagesAt, numberAt, readMessage, textAt, type Message } from './read-message.ts';

export interface Order {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

/** What determines the index that a query needs. */
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
const lineSchema = z.union([z.object({ json: z.string() }), z.object({ grpc: z.string() })]);

/** @throws Error for an unsupported kind of query: add it here before the product uses it. */
export function readQueryLine(line: string): QueryShape {
  const recorded = lineSchema.parse(JSON.parse(line));
  const request = restSchema.parse(
    'json' in recorded ? JSON.parse(recorded.json) : fromGrpc(readMessage(Buffer.from(recorded.grpc, 'base64'))),
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

/** Enum values of google/firestore/v1/query.proto and firestore.proto. */
const FIELD_OPERATORS = [
  '',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];
const UNARY_OPERATORS = ['', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const DIRECTIONS = ['ASCENDING', 'ASCENDING', 'DESCENDING'];

/** The query in REST form; an aggregation contains it one message deeper, at the same position. */
function fromGrpc(request: Message): unknown {
  const outer = messageAt(request, 2);
  const inner = outer && messageAt(outer, 1);
  const isAggregation = outer !== undefined && !outer.has(2) && inner !== undefined;
  return { structuredQuery: structuredFromGrpc(isAggregation ? inner : outer) };
}

function structuredFromGrpc(query: Message | undefined): unknown {
  if (!query) return undefined;
  const where = messageAt(query, 3);
  return {
    from: messagesAt(query, 2).map((selector) => ({
      collectionId: textAt(selector, 2),
      allDescendants: numberAt(selector, 3) === 1,
    })),
    ...(where ? { where: filterFromGrpc(where) } : {}),
    orderBy: messagesAt(query, 4).map((order) => ({
      field: fieldFromGrpc(messageAt(order, 1)),
      direction: DIRECTIONS[numberAt(order, 2)],
    })),
  };
}

function filterFromGrpc(filter: Message): unknown {
  const [composite, field, unary] = [messageAt(filter, 1), messageAt(filter, 2), messageAt(filter, 3)];
  if (composite) {
    const op = numberAt(composite, 1) === 1 ? 'AND' : 'OR';
    return { compositeFilter: { op, filters: messagesAt(composite, 2).map(filterFromGrpc) } };
  }
  if (field)
    return { fieldFilter: { field: fieldFromGrpc(messageAt(field, 1)), op: FIELD_OPERATORS[numberAt(field, 2)] } };
  return {
    unaryFilter: unary && { field: fieldFromGrpc(messageAt(unary, 2)), op: UNARY_OPERATORS[numberAt(unary, 1)] },
  };
}

const fieldFromGrpc = (field: Message | undefined): unknown => field && { fieldPath: textAt(field, 2) };
