import * as z from 'zod/mini';
import { messageAt, messagesAt, numberAt, textAt, type Message } from '../../scripts/indexes/read-message.ts';

/*
 * Counts the billed document reads of a Firestore response
 * (https://firebase.google.com/docs/firestore/pricing#operations): each found by a query, one for an empty query; each
 * requested by path, existing or not; one per thousand counted.
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

/** The documents in the messages of one gRPC answer. */
export function documentsInMessages(method: ReadMethod, messages: readonly Message[]): number {
  const countFields = (...fields: number[]): number =>
    messages.filter((message) => fields.some((field) => message.has(field))).length;
  switch (method) {
    case 'batchGet':
      return countFields(FOUND, MISSING);
    case 'runQuery':
      return Math.max(1, countFields(DOCUMENT));
    case 'runAggregationQuery':
      return messages.reduce((sum, message) => sum + billedReadsOfCount(countIn(message)), 0);
  }
}

// Field numbers of google/firestore/v1/firestore.proto.
const [FOUND, MISSING, DOCUMENT] = [1, 2, 1];

/** AggregationResult (1) contains a map (2) of names (1) and values (2); integer_value is 2. */
const countIn = (message: Message): number | null => {
  const result = messageAt(message, 1);
  const entry = result && messagesAt(result, 2).find((candidate) => textAt(candidate, 1) !== '');
  const value = entry && messageAt(entry, 2);
  return value ? numberAt(value, 2) : null;
};

const billedReadsOfCount = (count: number | null): number =>
  count === null ? 0 : Math.max(1, Math.ceil(count / DOCUMENTS_PER_COUNT_READ));

const answersSchema = z.array(z.looseObject({ document: z.optional(z.unknown()) }));

/** The documents in a REST answer, which is a list. @throws Error for any other answer. */
export function documentsInAnswer(method: Exclude<ReadMethod, 'runAggregationQuery'>, json: unknown): number {
  const answers = answersSchema.parse(json);
  if (method === 'runQuery') return Math.max(1, answers.filter((answer) => answer.document !== undefined).length);
  return answers.filter((answer) => 'found' in answer || 'missing' in answer).length;
}
