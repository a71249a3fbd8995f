/** Where the next page of a list begins. Only the repository that made it can read it. */
export type PageCursor = object;

/** One page of a list, newest first. A document that cannot be read never hides the others: its id is listed. */
export interface Page<Item> {
  items: Item[];
  unreadable: string[];
  /** Pass it to the next call; null on the last page. */
  next: PageCursor | null;
}
