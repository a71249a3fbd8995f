import { parseJson } from '@talelantern/domain/stored/read-fields';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { isSameData } from '@talelantern/domain/stored/same-data';
import * as z from 'zod/mini';
import { rememberedShelfKey } from '../../../config/storage-keys.ts';
import { presentFamily } from '../../../services/account/present-family.ts';
import { device, keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { thisBuild } from './shelf-snapshot.ts';
import { nicknameLengthSchema, shelfBookSchema, type ShelfBook } from './shelf-book.ts';

/** Enough for the latest book and two rows of four. */
export const REMEMBERED_BOOKS = 9;

const shelfSchema = z.strictObject({
  books: z.array(shelfBookSchema).check(z.minLength(1), z.maxLength(REMEMBERED_BOOKS)),
  /** Lengths of the children's nicknames, to reserve space for their row. Names are not remembered. */
  children: z.array(nicknameLengthSchema).check(z.maxLength(LIMITS.children)),
  /** The shelf rendered as HTML, and the build whose style sheets it needs; absent until it is rendered. */
  snapshot: z.optional(z.strictObject({ build: z.string(), html: z.string() })),
});

/** The first books of the shelf as this device last saw them (docs/decisions/0190). */
export type RememberedShelf = z.infer<typeof shelfSchema>;

/** Null if there is none. A shelf that cannot be read, such as one of another version, is removed. */
export function readRememberedShelf(uid: string): RememberedShelf | null {
  const key = rememberedShelfKey(uid);
  const storedText = readStored(key, device);
  const shelf = shelfSchema.safeParse(parseJson(storedText)).data ?? null;
  if (storedText !== null && shelf === null) keep(key, null, device);
  return shelf;
}

/** An empty shelf is removed. Ignored after a sign-out. Returns the remembered shelf if it needs a new snapshot. */
export function rememberShelf(
  uid: string,
  books: readonly ShelfBook[],
  childProfiles: readonly Pick<ChildProfile, 'nickname'>[],
): RememberedShelf | null {
  if (presentFamily() !== uid) return null;
  const shelf: RememberedShelf = {
    books: books.slice(0, REMEMBERED_BOOKS),
    children: childProfiles.map(({ nickname }) => nickname.length),
  };
  const { snapshot, ...before } = readRememberedShelf(uid) ?? {};
  if (snapshot?.build === thisBuild() && isSameData(before, shelf)) return null;
  const isEmpty = books.length === 0;
  keep(rememberedShelfKey(uid), isEmpty ? null : JSON.stringify(shelf), device);
  return isEmpty ? null : shelf;
}

/** Adds a snapshot of `shelf`, unless the remembered shelf has been changed or removed in the meantime. */
export function rememberSnapshot(uid: string, shelf: RememberedShelf, html: string): void {
  const key = rememberedShelfKey(uid);
  if (readStored(key, device) !== JSON.stringify(shelf)) return;
  keep(key, JSON.stringify({ ...shelf, snapshot: { build: thisBuild(), html } }), device);
}
