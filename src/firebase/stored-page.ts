import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  QueryDocumentSnapshot,
  startAfter,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import type { Page, PageCursor } from '../services/core/page.ts';

interface PageRequest<Item> {
  collection: 'characters' | 'locations' | 'stories';
  uid: string;
  cursor: PageCursor | null;
  read: (id: string, data: StoredData) => Item | null;
}

/**
 * A page of one family's documents, newest first. Unreadable documents are returned by id; the rest of the page is
 * still returned.
 */
export const getPage = <Item>(firestore: Firestore, request: PageRequest<Item>): Promise<Page<Item>> =>
  readPage(
    query(collection(firestore, request.collection), where('userId', '==', request.uid), orderBy('createdAt', 'desc')),
    request,
  );

export async function readPage<Item>(
  ordered: Query,
  { cursor, read }: Pick<PageRequest<Item>, 'cursor' | 'read'>,
): Promise<Page<Item>> {
  const { docs } = await getDocs(
    query(ordered, ...(cursor instanceof QueryDocumentSnapshot ? [startAfter(cursor)] : []), limit(PAGE_SIZE)),
  );
  const items: Item[] = [];
  const unreadable: string[] = [];
  for (const document of docs) {
    const item = read(document.id, document.data());
    if (item === null) unreadable.push(document.id);
    else items.push(item);
  }
  return { items, unreadable, next: docs.length < PAGE_SIZE ? null : (docs.at(-1) ?? null) };
}
