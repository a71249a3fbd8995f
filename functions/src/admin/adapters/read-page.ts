import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { STORED_ID_PATTERN } from '@talelantern/domain/contracts/admin/stored-id';
import { AppError } from '@talelantern/domain/errors/app-error';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Ids {
  idOf: (document: QueryDocumentSnapshot) => string;
  /** The cursor of the page after the document with this id. */
  startOf: (id: string) => string;
}

const COLLECTION_IDS: Ids = { idOf: ({ id }) => id, startOf: (id) => id };

const CURSOR = /^(\d{1,12})\.(\d{1,9})\.(.+)$/s;

/**
 * A page of `query`, ordered by the time `field`. The cursor contains the last time and id, so that it works after
 * that document has left the list. Reads one document more than it returns. `ids`: for a collection group, whose ids are
 * not unique.
 * @throws AppError `invalid` for a malformed cursor.
 */
export async function readPage(
  query: Query,
  field: string,
  direction: 'asc' | 'desc',
  cursor: string | undefined,
  ids: Ids = COLLECTION_IDS,
) {
  const ordered = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  const pageQuery = cursor === undefined ? ordered : ordered.startAfter(...readCursor(cursor, ids));
  const { docs } = await pageQuery.limit(PAGE_SIZE + 1).get();
  const documents = docs.slice(0, PAGE_SIZE);
  const last = documents.at(-1);
  return { documents, next: docs.length > PAGE_SIZE && last ? toCursor(last, field, ids) : null };
}

export const invalidCursor = (): AppError => new AppError('invalid', INVALID_BODY, { field: 'cursor' });

function readCursor(cursor: string, { startOf }: Ids): [Timestamp, string] {
  const [, seconds, nanoseconds, id = ''] = CURSOR.exec(cursor) ?? [];
  if (seconds === undefined || nanoseconds === undefined || !STORED_ID_PATTERN.test(id)) throw invalidCursor();
  return [new Timestamp(Number(seconds), Number(nanoseconds)), startOf(id)];
}

function toCursor(document: QueryDocumentSnapshot, field: string, { idOf }: Ids): string | null {
  const time: unknown = document.get(field);
  return time instanceof Timestamp ? `${time.seconds}.${time.nanoseconds}.${idOf(document)}` : null;
}
