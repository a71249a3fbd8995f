/** The family's recordings and their times in Cloud Storage; functions write them (architecture §4). */
export interface NarrationFiles {
  /** An address from which the browser can play the file at `path`; null where there is none (any more). */
  addressOf: (path: string) => Promise<string | null>;
  /** The JSON at an address. Rejects when it cannot be fetched or is none. */
  read: (address: string) => Promise<unknown>;
}
