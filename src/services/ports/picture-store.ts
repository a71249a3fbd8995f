/** The family's picture files. The app never uploads; functions write them (architecture §4). */
export interface PictureStore {
  /** Deletes the picture at `path` and its thumbnail. Deleting what is gone already is no failure. */
  delete: (path: string) => Promise<void>;
}
