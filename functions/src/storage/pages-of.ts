import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 200;

/** The query's documents, page by page; what is written meanwhile does not disturb the order. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
