import { randomUUID } from 'node:crypto';
import { newShareId, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { likeId } from '@talelantern/domain/sharing/like';
import { increment, serverTimestamp } from 'firebase/firestore';
import { shareFields, withoutUndefined, type Fields } from '../support/documents.ts';
import { newUid, signUp, writeAsServer, type Family } from './family.ts';

export const someShareId = (contentType: SharedContentType = 'story'): string =>
  newShareId(contentType, randomUUID().replaceAll('-', ''));

interface ShareOptions {
  contentType?: SharedContentType;
  ownerId?: string;
  fields?: Fields;
  sharing?: Fields;
}

/** A share as the functions write it, open unless `options.fields` say otherwise. */
export async function someShare(options: ShareOptions = {}): Promise<{ id: string; path: string }> {
  const { contentType = 'story', ownerId = newUid(), fields, sharing } = options;
  const id = someShareId(contentType);
  const path = `shares/${id}`;
  await writeAsServer(path, shareFields(id, fields, sharing));
  await writeAsServer(`${path}/private/source`, { ownerId, contentType, contentId: 'some-item' });
  return { id, path };
}

/** How a like's batch differs from the app's; `count` null leaves the share unchanged. */
interface LikeOverrides {
  contentType?: SharedContentType;
  docId?: string;
  fields?: Fields;
  count?: unknown;
}

const pathOfLike = (family: Family, shareId: string, { contentType = 'story', docId }: LikeOverrides): string =>
  `likes/${docId ?? likeId({ contentType, contentId: shareId, userId: family.uid })}`;

export const likeFields = (family: Family, shareId: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    contentId: shareId,
    contentType: 'story',
    userId: family.uid,
    createdAt: serverTimestamp(),
    ...overrides,
  });

export function like(family: Family, shareId: string, overrides: LikeOverrides = {}): Promise<void> {
  const { contentType = 'story', fields, count = increment(1) } = overrides;
  const batch = family.db.batch();
  batch.set(
    family.db.doc(pathOfLike(family, shareId, overrides)),
    likeFields(family, shareId, { contentType, ...fields }),
  );
  if (count !== null) batch.update(family.db.doc(`shares/${shareId}`), { 'sharing.likes': count });
  return batch.commit();
}

export function unlike(family: Family, shareId: string, overrides: LikeOverrides = {}): Promise<void> {
  const { count = increment(-1) } = overrides;
  const batch = family.db.batch();
  batch.delete(family.db.doc(pathOfLike(family, shareId, overrides)));
  if (count !== null) batch.update(family.db.doc(`shares/${shareId}`), { 'sharing.likes': count });
  return batch.commit();
}

/** The emulator returns 'denied' or 'aborted' after waiting too long for a lock; the app retries, and so does this. */
export async function retryUntilDone(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < 10; attempt += 1) {
    try {
      return await write();
    } catch {
      // The error of the last attempt is thrown.
    }
  }
  return write();
}

const PEN_NAME = 'Lantern Lane';

/** A family that may comment: verified email address and pen name. */
export const commenter = (profile: Fields = {}): Promise<Family> =>
  signUp({ penName: PEN_NAME, ...profile }, { email_verified: true });

export const commentFields = (shareId: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    contentId: shareId,
    contentType: 'story',
    userName: PEN_NAME,
    text: 'What a lovely dragon!',
    status: 'held',
    createdAt: serverTimestamp(),
    ...overrides,
  });

/** How a comment's batch differs from the app's; `author` or `stamp` null omit that document. */
interface CommentOverrides {
  id?: string;
  fields?: Fields;
  author?: Fields | null;
  stamp?: Fields | null;
}

type Batch = ReturnType<Family['db']['batch']>;

export const newCommentId = (): string => randomUUID().replaceAll('-', '').slice(0, 20);

/** Ids that functions do not accept. They differ in each run, because the tests of the mutants repeat a denied write. */
export const INVALID_IDS: readonly [string, (id: string) => string][] = [
  ['a space', (id) => `${id} x`],
  ['a dot', (id) => `${id}.x`],
  ['65 characters', (id) => id.padEnd(65, 'x')],
  ['the prefix of drafts', (id) => `temp_${id}`],
];

/** Adds a comment of `author` on a share to `batch`, without a rate stamp. */
export function addComment(batch: Batch, author: Family, id: string, shareId: string): void {
  batch.set(author.db.doc(`comments/${id}`), commentFields(shareId));
  batch.set(author.db.doc(`comments/${id}/private/author`), { userId: author.uid });
}

/** The rate stamp of a day's first comment. */
export const firstStamp = (id: string): Fields => ({
  lastCommentAt: serverTimestamp(),
  lastCommentId: id,
  commentsSince: serverTimestamp(),
  comments: 1,
});

export function comment(family: Family, shareId: string, overrides: CommentOverrides = {}): Promise<void> {
  const { id = newCommentId(), fields, author = {}, stamp = {} } = overrides;
  const batch = family.db.batch();
  batch.set(family.db.doc(`comments/${id}`), commentFields(shareId, fields));
  if (author) batch.set(family.db.doc(`comments/${id}/private/author`), { userId: family.uid, ...author });
  if (stamp) {
    batch.set(family.db.doc(`rate/${family.uid}`), withoutUndefined({ ...firstStamp(id), ...stamp }), { merge: true });
  }
  return batch.commit();
}

export function removeComment(family: Family, id: string): Promise<void> {
  const batch = family.db.batch();
  batch.delete(family.db.doc(`comments/${id}`));
  batch.delete(family.db.doc(`comments/${id}/private/author`));
  return batch.commit();
}

/** A comment of `author` that the server wrote. */
export async function someComment(author: Family, shareId: string, overrides: Fields = {}): Promise<string> {
  const id = newCommentId();
  await writeAsServer(`comments/${id}`, commentFields(shareId, { status: 'visible', ...overrides }));
  await writeAsServer(`comments/${id}/private/author`, { userId: author.uid });
  return id;
}
