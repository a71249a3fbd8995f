import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, inject, it } from 'vitest';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { readEventDocument, sendEvent, sendSignInDeletion } from '../support/send-event.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { keptUsagePath } from './support/account-deletions.ts';
import { changeAndSend } from './support/events.ts';
import { createFamily, storeCharacter, storeChild } from './support/family.ts';
import { newRequestId, setUpFunctions } from './support/function-under-test.ts';
import { putPicture } from './support/portraits.ts';
import { filesBelow, PEN_NAME, readPublicShare, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { createWholeFamily } from './support/whole-family.ts';

const functions = setUpFunctions();
const cloud = inject('cloud');

/** Has `trigger` handle the event of a change of the document. */
const handle = (trigger: string, { path }: DocumentReference, change: () => Promise<unknown>): Promise<void> =>
  changeAndSend(functions.url(`events/${trigger}`), path, change);

it('an edit and the deletion of a shared story update its share', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const caller = { uid: family.uid, emailVerified: true };
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  const { shareId } = await updateSharing(sharingDeps(), caller, request);
  const story = adminFirestore().doc(`stories/${storyId}`);

  await handle('storyEdited', story, () => story.update({ title: 'The Treasure Hunt, rewritten' }));
  expect((await readPublicShare(shareId))?.copy).toMatchObject({ title: 'The Treasure Hunt, rewritten' });

  await handle('storyDeleted', story, () => story.delete());
  expect((await readPublicShare(shareId))?.withdrawnAt).toBeTypeOf('number');
});

it('the deletion of a character deletes its pictures, except those that a story shows', async () => {
  const family = await createFamily();
  const id = await storeCharacter(family);
  const folder = `users/${family.uid}/characters/${id}/`;
  const [shownPath, unusedPath] = [`${folder}shown.webp`, `${folder}unused.webp`];
  await Promise.all([shownPath, unusedPath].map((path) => putPicture(path)));
  await storeStory(family, { characters: [{ id, name: 'Ember', imagePath: shownPath }] });
  const character = adminFirestore().doc(`characters/${id}`);
  await handle('characterDeleted', character, () => character.delete());
  expect(await filesBelow(folder)).toEqual([shownPath]);
});

it('an ending is no longer offered once saved, even if its page was closed before it deleted the finished work', async () => {
  const family = await createFamily();
  const chapters = ['Once.', 'Then.', 'But.'];
  const storyId = await storeStory(family, { previousParts: chapters, currentPhase: 'climax' });
  const finishedWork = (text: string) => {
    const requestId = newRequestId();
    const work = { requestId, userId: family.uid, kind: 'story', result: { story: text }, createdAt: new Date() };
    return { path: `temp/${finishedWorkId(family.uid, requestId)}`, work };
  };
  const [ending, other] = [finishedWork('So they slept.'), finishedWork('So they sang.')];
  for (const { path, work } of [ending, other]) await adminFirestore().doc(path).set(work);
  const story = adminFirestore().doc(`stories/${storyId}`);
  await handle('chapterSaved', story, () =>
    story.update({ previousParts: [...chapters, 'So they slept.'], currentPhase: 'resolution' }),
  );
  expect(await storedFields(ending.path)).toEqual({});
  expect(await storedFields(other.path)).toMatchObject({ result: { story: 'So they sang.' } });
});

it('the unsaved file of a picture, and no other, is deleted once the picture is saved or discarded', async () => {
  const family = await createFamily();
  const saved = `users/${family.uid}/characters/c1/p.webp`;
  await putPicture(saved);
  const folder = `users/${family.uid}/generated/`;
  const [naming, discarded, offered] = [newRequestId(), newRequestId(), newRequestId()];
  const path = (requestId: string) => `${folder}${requestId}.webp`;
  const thumbnail = (requestId: string) => `${folder}${requestId}.thumb.webp`;
  const workOf = (requestId: string) => adminFirestore().doc(`temp/${finishedWorkId(family.uid, requestId)}`);
  for (const requestId of [naming, discarded, offered]) {
    for (const file of [path(requestId), thumbnail(requestId)]) await putPicture(file);
    const imagePath = requestId === naming ? saved : path(requestId);
    const result = { imageUrl: '', imagePath, prompt: '', characterId: null };
    const work = { requestId, userId: family.uid, kind: 'portrait', result, partial: null, createdAt: new Date() };
    await workOf(requestId).set(work);
  }
  for (const work of [naming, discarded].map(workOf)) await handle('finishedWorkDeleted', work, () => work.delete());
  expect((await filesBelow(folder)).toSorted()).toEqual([thumbnail(offered), path(offered)].toSorted());
  expect(await filesBelow(`users/${family.uid}/characters/`)).toEqual([saved]);
});

it.each([
  ['a child', 'childNamed', (uid: string) => `users/${uid}/children/child-1`, { nickname: 'Quillon' }],
  ['a character', 'characterNamed', (uid: string) => `characters/quillon-${uid}`, { name: 'Quillon', realChild: true }],
])('%s with the name in a shared story hides the story and no other one', async (_what, trigger, pathOf, fields) => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const share = async (chapter: string) =>
    shareItem(family, 'story', await storeStory(family, { previousParts: [chapter] }));
  const [naming, other] = [await share('Then Quillon came home.'), await share('Then Ember came home.')];
  const named = adminFirestore().doc(pathOf(family.uid));
  await handle(trigger, named, () => named.set({ userId: family.uid, ...fields }));
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toMatchObject({
    isSettled: true,
    eventId: expect.stringMatching(/./),
  });
  const areHidden = [naming, other].map(async (shareId) => (await readPublicShare(shareId))?.hidden);
  expect(await Promise.all(areHidden)).toEqual([true, false]);
});

it('deleting a child removes the reading positions of that child', async () => {
  const family = await createFamily();
  const childId = await storeChild(family);
  const parents = { part: 0, paragraph: 1 };
  const storyId = await storeStory(family, { readingPlaces: { parents, [childId]: { part: 0, paragraph: 2 } } });
  const child = adminFirestore().doc(`users/${family.uid}/children/${childId}`);
  await handle('childDeleted', child, () => child.delete());
  expect((await storedFields(`stories/${storyId}`))['readingPlaces']).toEqual({ parents });
});

/** The triggers that handle the deletion of a document, by its collection in an account. */
const ON_DELETION: Readonly<Record<string, readonly string[]>> = {
  stories: ['storyDeleted', 'chapterSaved', 'chapterAdded'],
  characters: ['characterDeleted', 'characterNamed'],
  locations: ['locationDeleted'],
  children: ['childDeleted', 'childNamed'],
  temp: ['finishedWorkDeleted'],
};

const triggersOf = (path: string): readonly string[] => ON_DELETION[path.split('/').at(-2) ?? ''] ?? [];

/** Deletes a sign-in directly, as anyone can with the app's key and a token, without our function. */
async function deleteSignIn(idToken: string): Promise<void> {
  const { adminEnvironment } = inject('cloud');
  const service = `http://${adminEnvironment['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  expect(response.status).toBe(200);
}

it('a directly deleted sign-in deletes its account; tombstone and usage remain', async () => {
  const family = await createWholeFamily();
  const keptPath = await keptUsagePath(family);
  const findTraces = () => tracesOf([family.uid, ...family.shareIds, keptPath.slice(keptPath.indexOf('/') + 1)]);
  const paths = Object.keys((await findTraces()).documents).filter((path) => triggersOf(path).length > 0);
  const documents = await Promise.all(paths.map(async (path) => [path, await readEventDocument(cloud, path)] as const));
  expect(new Set(paths.flatMap(triggersOf))).toEqual(new Set(Object.values(ON_DELETION).flat()));

  await deleteSignIn(family.token);
  await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const user = { uid: family.uid, email: `${family.uid}@example.test`, emailVerified: true };
  await sendSignInDeletion(functions.url('events/signInDeleted'), cloud, user);
  for (const [path, before] of documents)
    for (const trigger of triggersOf(path))
      await sendEvent(functions.url(`events/${trigger}`), cloud, { type: 'deleted', path, before });

  const traces = await findTraces();
  expect(Object.keys(traces.documents).toSorted()).toEqual([keptPath, `deleted/${family.uid}`]);
  expect(traces.files).toEqual({});
});
