import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { likeId } from '@talelantern/domain/sharing/like';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  characterFields,
  childFields,
  locationFields,
  picturePath,
  storyFields,
  type Fields,
} from '../support/documents.ts';
import {
  amend,
  newCharacterId,
  newChildId,
  newLocationId,
  readSurely,
  signUp,
  someStoryId,
  store,
  type Family,
} from './family.ts';
import { like, removeComment, someComment, someShare, unlike } from './public-share.ts';
import { server, signedIn, useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const REQUEST_ID = 'request-0123456789';
const SIZE = 10;

const markOf = ({ uid }: Family): string => `switched_off/${uid}`;

/** As administrators do it through the function: the profile and the mark together. */
async function switchOff(family: Family): Promise<void> {
  await amend(family.profilePath, { disabled: true });
  await store(markOf(family), { at: Timestamp.now() });
}

async function switchOn(family: Family): Promise<void> {
  await amend(family.profilePath, { disabled: false });
  await server().firestore().doc(markOf(family)).delete();
}

/** Of each kind of document that a family may read: where one of its own stands, and what is in it. */
const OWN: readonly (readonly [string, (family: Family) => readonly [string, Fields]])[] = [
  ['a child', (family) => [family.childPath(newChildId()), childFields()]],
  ['a character', ({ uid }) => of('characters', newCharacterId(), (id) => characterFields(uid, id))],
  ['a location', ({ uid }) => of('locations', newLocationId(), (id) => locationFields(uid, id))],
  ['a story', ({ uid }) => of('stories', someStoryId(), (id) => storyFields(uid, id))],
  ["a month's usage", ({ uid }) => [`usage/${monthlyUsageId(uid, Date.now())}`, { userId: uid }]],
  ['a job', ({ uid }) => [`jobs/${jobId(uid, REQUEST_ID)}`, { userId: uid }]],
  ['finished work', ({ uid }) => [`temp/${finishedWorkId(uid, REQUEST_ID)}`, { userId: uid }]],
  ['its stamps', ({ uid }) => [`rate/${uid}`, { lastMessageAt: Timestamp.now() }]],
  ['its record as an administrator', ({ uid }) => [`admins/${uid}`, { userId: uid, role: 'admin' }]],
];

const of = (collection: string, id: string, fields: (id: string) => Fields): readonly [string, Fields] => [
  `${collection}/${id}`,
  fields(id),
];

const LISTED = ['characters', 'locations', 'stories', 'likes', 'temp', 'admins'];

describe('A12: a token that outlives the account being switched off', () => {
  it.each(OWN)('reads %s no more, and again once it is switched on', async (_what, ownOf) => {
    const [family, other] = [await signUp(), await signUp()];
    const [path, fields] = ownOf(family);
    const [othersPath, othersFields] = ownOf(other);
    await Promise.all([store(path, fields), store(othersPath, othersFields)]);
    await denied(readSurely(other.db.doc(path)));
    await switchOff(family);
    await denied(readSurely(family.db.doc(path)));
    await allowed(readSurely(other.db.doc(othersPath)));
    await switchOn(family);
    await allowed(readSurely(family.db.doc(path)));
  });

  it('reads its profile no more, which says so itself', async () => {
    const family = await signUp();
    await switchOff(family);
    await denied(readSurely(family.db.doc(family.profilePath)));
    await switchOn(family);
    await allowed(readSurely(family.db.doc(family.profilePath)));
  });

  it('reads neither its likes nor its held comments any more', async () => {
    const [family, { id: shareId }] = [await signUp(), await someShare()];
    await like(family, shareId);
    const likePath = `likes/${likeId({ contentType: 'story', contentId: shareId, userId: family.uid })}`;
    const held = `comments/${await someComment(family, shareId, { status: 'held' })}`;
    await switchOff(family);
    for (const path of [likePath, held]) await denied(readSurely(family.db.doc(path)));
    await denied(unlike(family, shareId));
    await switchOn(family);
    for (const path of [likePath, held]) await allowed(readSurely(family.db.doc(path)));
    await allowed(unlike(family, shareId));
  });

  it.each(LISTED)('lists %s no more', async (collection) => {
    const family = await signUp();
    const own = family.db.collection(collection).where('userId', '==', family.uid).limit(SIZE);
    await switchOff(family);
    await denied(readSurely(own));
    await switchOn(family);
    await allowed(readSurely(own));
  });

  it('lists its children no more', async () => {
    const family = await signUp();
    const own = family.db.collection(`${family.profilePath}/children`).limit(SIZE);
    await switchOff(family);
    await denied(readSurely(own));
    await switchOn(family);
    await allowed(readSurely(own));
  });

  it('takes no comment away, its own or one below what it shared', async () => {
    const [family, other] = [await signUp(), await signUp()];
    const { id: shareId } = await someShare({ ownerId: family.uid });
    const ids = [await someComment(family, shareId), await someComment(other, shareId)];
    await switchOff(family);
    for (const id of ids) await denied(removeComment(family, id));
    await switchOn(family);
    for (const id of ids) await allowed(removeComment(family, id));
  });

  it('neither finds its mark nor takes it away', async () => {
    const family = await signUp();
    await switchOff(family);
    const mark = family.db.doc(markOf(family));
    await denied(readSurely(mark));
    await denied(mark.delete());
    await denied(mark.set({ at: Timestamp.now() }));
    await switchOn(family);
    await denied(mark.set({ at: Timestamp.now() }));
    expect((await readSurely(server().firestore().doc(markOf(family)))).exists).toBe(false);
  });

  it('reads what everybody may read', async () => {
    const [family, { path }] = [await signUp(), await someShare()];
    await switchOff(family);
    await allowed(readSurely(family.db.doc(path)));
  });

  it('reads, lists and deletes no file any more', async () => {
    const family = await signUp();
    const path = picturePath(family.uid);
    const file = signedIn(family.uid).storage().ref(path);
    await server()
      .storage()
      .ref(path)
      .put(new Uint8Array([82, 73, 70, 70]), { contentType: 'image/webp' });
    await switchOff(family);
    await denied(file.getMetadata());
    await denied(file.getDownloadURL());
    await denied(signedIn(family.uid).storage().ref(`users/${family.uid}`).listAll());
    await denied(file.delete());
    await switchOn(family);
    await allowed(file.getDownloadURL());
    await allowed(signedIn(family.uid).storage().ref(`users/${family.uid}`).listAll());
    await allowed(file.delete());
  });
});
