import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { likeId } from '@talelantern/domain/sharing/like';
import { wordTimesId } from '@talelantern/domain/narration/word-timings';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import {
  characterFields,
  childFields,
  locationFields,
  picturePath,
  storyFields,
  type Fields,
} from '../support/documents.ts';
import {
  updateAsServer,
  newCharacterId,
  newChildId,
  newLocationId,
  readWithRetry,
  signUp,
  someStoryId,
  writeAsServer,
  Family,
} from './family.ts';
import { like, removeComment, someComment, someShare, unlike } from './public-share.ts';
import { server, signedIn, setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const REQUEST_ID = 'request-0123456789';
const FILE_BYTES = 10;

const disabledMarkPath = ({ uid }: Family): string => `switched_off/${uid}`;

/** Writes the profile and the mark together, as the admin function does. */
async function disableUser(family: Family): Promise<void> {
  await updateAsServer(family.profilePath, { disabled: true });
  await writeAsServer(disabledMarkPath(family), { at: Timestamp.now() });
}

async function enableUser(family: Family): Promise<void> {
  await updateAsServer(family.profilePath, { disabled: false });
  await server().firestore().doc(disabledMarkPath(family)).delete();
}

/** For each kind of document that a user may read: the path of a document of theirs, and its fields. */
const OWN_DOCUMENTS: readonly (readonly [string, (family: Family) => readonly [string, Fields]])[] = [
  ['a child', (family) => [family.childPath(newChildId()), childFields()]],
  ['a character', ({ uid }) => ownDocument('characters', newCharacterId(), (id) => characterFields(uid, id))],
  ['a location', ({ uid }) => ownDocument('locations', newLocationId(), (id) => locationFields(uid, id))],
  ['a story', ({ uid }) => ownDocument('stories', someStoryId(), (id) => storyFields(uid, id))],
  ["a month's usage", ({ uid }) => [`usage/${monthlyUsageId(uid, Date.now())}`, { userId: uid }]],
  [
    'the word times of a narration',
    ({ uid }) => [`narrations/${wordTimesId(uid, 'story_1_abcdef', 2)}`, { userId: uid }],
  ],
  ['a job', ({ uid }) => [`jobs/${jobId(uid, REQUEST_ID)}`, { userId: uid }]],
  ['finished work', ({ uid }) => [`temp/${finishedWorkId(uid, REQUEST_ID)}`, { userId: uid }]],
  ['rate stamps', ({ uid }) => [`rate/${uid}`, { lastMessageAt: Timestamp.now() }]],
  ['their admin record', ({ uid }) => [`admins/${uid}`, { userId: uid, role: 'admin' }]],
];

const ownDocument = (collection: string, id: string, fields: (id: string) => Fields): readonly [string, Fields] => [
  `${collection}/${id}`,
  fields(id),
];

const LISTED_COLLECTIONS = ['characters', 'locations', 'stories', 'likes', 'temp', 'admins'];

it('a user disabled before a profile existed cannot create one until enabled again', async () => {
  const family = new Family();
  await writeAsServer(disabledMarkPath(family), { at: Timestamp.now() });
  await denied(family.createProfile());
  await server().firestore().doc(disabledMarkPath(family)).delete();
  await allowed(family.createProfile());
});

it.each(OWN_DOCUMENTS)('a disabled user cannot read %s until enabled again', async (_what, documentOf) => {
  const [family, other] = [await signUp(), await signUp()];
  const [path, fields] = documentOf(family);
  const [othersPath, othersFields] = documentOf(other);
  await Promise.all([writeAsServer(path, fields), writeAsServer(othersPath, othersFields)]);
  await denied(readWithRetry(other.db.doc(path)));
  await disableUser(family);
  await denied(readWithRetry(family.db.doc(path)));
  await allowed(readWithRetry(other.db.doc(othersPath)));
  await enableUser(family);
  await allowed(readWithRetry(family.db.doc(path)));
});

it('a disabled user can read only the profile, which says that the account is disabled', async () => {
  const family = await signUp();
  await disableUser(family);
  await denied(readWithRetry(family.db.doc(family.profilePath)));
  await enableUser(family);
  await allowed(readWithRetry(family.db.doc(family.profilePath)));
});

it('a disabled user cannot read their likes or held comments', async () => {
  const [family, { id: shareId }] = [await signUp(), await someShare()];
  await like(family, shareId);
  const likePath = `likes/${likeId({ contentType: 'story', contentId: shareId, userId: family.uid })}`;
  const heldComment = `comments/${await someComment(family, shareId, { status: 'held' })}`;
  await disableUser(family);
  for (const path of [likePath, heldComment]) await denied(readWithRetry(family.db.doc(path)));
  await denied(unlike(family, shareId));
  await enableUser(family);
  for (const path of [likePath, heldComment]) await allowed(readWithRetry(family.db.doc(path)));
  await allowed(unlike(family, shareId));
});

it.each(LISTED_COLLECTIONS)('a disabled user cannot list %s', async (collection) => {
  const family = await signUp();
  const own = family.db.collection(collection).where('userId', '==', family.uid).limit(FILE_BYTES);
  await disableUser(family);
  await denied(readWithRetry(own));
  await enableUser(family);
  await allowed(readWithRetry(own));
});

it('a disabled user cannot list their children', async () => {
  const family = await signUp();
  const own = family.db.collection(`${family.profilePath}/children`).limit(FILE_BYTES);
  await disableUser(family);
  await denied(readWithRetry(own));
  await enableUser(family);
  await allowed(readWithRetry(own));
});

it('a disabled user cannot remove a comment, their own or one on their share', async () => {
  const [family, other] = [await signUp(), await signUp()];
  const { id: shareId } = await someShare({ ownerId: family.uid });
  const ids = [await someComment(family, shareId), await someComment(other, shareId)];
  await disableUser(family);
  for (const id of ids) await denied(removeComment(family, id));
  await enableUser(family);
  for (const id of ids) await allowed(removeComment(family, id));
});

it('a disabled user can neither read nor remove the disabled mark', async () => {
  const family = await signUp();
  await disableUser(family);
  const mark = family.db.doc(disabledMarkPath(family));
  await denied(readWithRetry(mark));
  await denied(mark.delete());
  await denied(mark.set({ at: Timestamp.now() }));
  await enableUser(family);
  await denied(mark.set({ at: Timestamp.now() }));
  expect((await readWithRetry(server().firestore().doc(disabledMarkPath(family)))).exists).toBe(false);
});

it('a disabled user can read public documents', async () => {
  const [family, { path }] = [await signUp(), await someShare()];
  await disableUser(family);
  await allowed(readWithRetry(family.db.doc(path)));
});

it('a disabled user cannot read, list or delete files', async () => {
  const family = await signUp();
  const path = picturePath(family.uid);
  const file = signedIn(family.uid).storage().ref(path);
  await server()
    .storage()
    .ref(path)
    .put(new Uint8Array([82, 73, 70, 70]), { contentType: 'image/webp' });
  await disableUser(family);
  await denied(file.getMetadata());
  await denied(file.getDownloadURL());
  await denied(signedIn(family.uid).storage().ref(`users/${family.uid}`).listAll());
  await denied(file.delete());
  await enableUser(family);
  await allowed(file.getDownloadURL());
  await allowed(signedIn(family.uid).storage().ref(`users/${family.uid}`).listAll());
  await allowed(file.delete());
});
