import * as z from 'zod/mini';

/*
 * Counts the billed document reads of a Firestore response
 * (https://firebase.google.com/docs/firestore/pricing#operations): one per document that a query returns, or one if it
 * returns none; one per document requested by path, even if it does not exist; one per thousand documents counted by an
 * aggregation.
 */

const DOCUMENTS_PER_COUNT_READ = 1000;

export type ReadMethod = 'runQuery' | 'runAggregationQuery' | 'batchGet';

/** `RunQuery` and `BatchGetDocuments` with gRPC, `:runQuery` and `:batchGet` with REST. */
export function readMethodOf(path: string): ReadMethod | null {
  switch (/[/:](\w+)$/.exec(path)?.[1]?.toLowerCase()) {
    case 'runquery':
      return 'runQuery';
    case 'runaggregationquery':
      return 'runAggregationQuery';
    case 'batchget':
    case 'batchgetdocuments':
      return 'batchGet';
    default:
      return null;
  }
}

/** The message type of a gRPC response, by method. */
export const RESPONSE_TYPES: Readonly<Record<ReadMethod, string>> = {
  runQuery: 'RunQueryResponse',
  runAggregationQuery: 'RunAggregationQueryResponse',
  batchGet: 'BatchGetDocumentsResponse',
};

const aggregatesSchema = z.record(z.string(), z.object({ integerValue: z.number() }));
const responsesSchema = z.array(
  z.looseObject({
    document: z.optional(z.unknown()),
    result: z.optional(z.object({ aggregateFields: aggregatesSchema })),
  }),
);

/** The documents in a response: the list of REST, or the messages of gRPC. @throws Error for any other response. */
export function documentsInResponse(method: ReadMethod, json: unknown): number {
  const responses = responsesSchema.parse(json);
  switch (method) {
    case 'batchGet':
      return responses.filter((response) => 'found' in response || 'missing' in response).length;
    case 'runQuery':
      return Math.max(1, responses.filter((response) => response.document !== undefined).length);
    case 'runAggregationQuery':
      return responses
        .flatMap(({ result }) => Object.values(result?.aggregateFields ?? {}))
        .reduce((sum, { integerValue }) => sum + Math.max(1, Math.ceil(integerValue / DOCUMENTS_PER_COUNT_READ)), 0);
  }
}
