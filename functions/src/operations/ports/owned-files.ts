/** What of a family's items decides which files may go. */
export interface OwnedFiles {
  /** Whether the document is there now. */
  exists: (collection: ItemCollection, id: string) => Promise<boolean>;
  /** Paths of the pictures that the family's stories show of their casts and places. */
  picturesInStories: (uid: string) => Promise<ReadonlySet<string>>;
}

export const ITEM_COLLECTIONS = ['stories', 'characters', 'locations'] as const;
export type ItemCollection = (typeof ITEM_COLLECTIONS)[number];
