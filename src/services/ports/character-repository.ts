import type { Character, CharacterFields } from '@talelantern/domain/characters/character';
import type { PictureFields } from '@talelantern/domain/images/main-image';
import type { Page, PageCursor } from '../page.ts';

/** Stored characters of one family, to look at. */
export interface CharacterLookup {
  list: (cursor: PageCursor | null) => Promise<Page<Character>>;
  find: (id: string) => Promise<Character | null>;
}

/** Stored characters of one family. Counters of the profile change together with what justifies them. */
export interface CharacterRepository extends CharacterLookup {
  /** A new id, not yet used. */
  newId: () => string;
  /** Storing the same id twice stores it once. `forbidden` where the rules say no, as to one more than the plan allows. */
  create: (id: string, fields: CharacterFields) => Promise<void>;
  update: (id: string, patch: CharacterFields | PictureFields) => Promise<void>;
  /** Deleting what is gone already is no failure. */
  delete: (id: string) => Promise<void>;
}
