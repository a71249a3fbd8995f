import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import {
  collection,
  doc,
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
import type { ItemLookup } from '../services/ports/item-repositories.ts';
import { findDocument } from './store-failure.ts';

export type Read<Item> = (id: string, data: StoredData) => Item | null;

/** One family's characters, locations or stories. */
export const createItemLookup = <Item>(
  firestore: Firestore,
  uid: string,
  name: 'characters' | 'locations' | 'stories',
  read: Read<Item>,
): ItemLookup<Item> => ({
  list: (cursor) =>
    readPage(
      query(collection(firestore, name), where('userId', '==', uid), orderBy('createdAt', 'desc')),
      cursor,
      read,
    ),
  // An id in a different format, as from a mistyped URL, is not looked up.
  find: async (id) => (ENTITY_ID_PATTERN.test(id) ? findDocument(doc(firestore, name, id), read) : null),
});

/** A page, newest first. Lists unreadable documents by id, with the rest of the page. */
export async function readPage<Item>(ordered: Query, cursor: PageCursor | null, read: Read<Item>): Promise<Page<Item>> {
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
