export type PageCursor = object;

/** One page of a list, newest first. Unreadable documents are listed by id. */
export interface Page<Item> {
  items: Item[];
  unreadable: string[];
  next: PageCursor | null;
}
