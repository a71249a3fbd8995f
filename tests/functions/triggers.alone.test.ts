import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { setTriggers } from '../../local-cloud/launcher/background-triggers.ts';
import { expectToast, generateButton, prepareStory } from '../journeys/family-steps.ts';
import { accessibilityProblems, openBrowser, visit } from '../support/browser.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { keptUsagePath } from './support/account-deletions.ts';
import { createFamily, storeCharacter, storeChild, type Family } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { putPicture } from './support/portraits.ts';
import {
  filesBelow,
  PEN_NAME,
  sharedAs,
  shareItem,
  sharingDeps,
  storeOpenShare,
  storeStory,
} from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { createWholeFamily } from './support/whole-family.ts';

/** Timeout for events: the first one of a kind starts a process. */
const SLOW = { timeout: 120_000 };
const WHOLE = { timeout: 300_000 };

// All triggers are tested in this file, alone: they would process the held and deleted data of other tests.
beforeAll(() => setTriggers(inject('cloud').ports, 'on'));
afterAll(() => setTriggers(inject('cloud').ports, 'off'));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('an edit and the deletion of a shared story update its share', WHOLE, async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const caller = { uid: family.uid, emailVerified: true };
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  const { shareId } = await updateSharing(sharingDeps(), caller, request);
  const story = adminFirestore().doc(`stories/${storyId}`);

  await story.update({ title: 'The Treasure Hunt, rewritten' });
  await expect
    .poll(async () => (await sharedAs(shareId))?.copy, SLOW)
    .toMatchObject({ title: 'The Treasure Hunt, rewritten' });

  await story.delete();
  await expect.poll(async () => (await sharedAs(shareId))?.withdrawnAt, SLOW).toBeTypeOf('number');
});

it('the deletion of a character deletes its pictures, except those that a story shows', WHOLE, async () => {
  const family = await createFamily();
  const id = await storeCharacter(family);
  const folder = `users/${family.uid}/characters/${id}/`;
  const [shown, unused] = [`${folder}shown.webp`, `${folder}unused.webp`];
  await Promise.all([shown, unused].map((path) => putPicture(path)));
  await storeStory(family, { characters: [{ id, name: 'Ember', imagePath: shown }] });
  await adminFirestore().doc(`characters/${id}`).delete();
  await expect.poll(() => filesBelow(folder), SLOW).toEqual([shown]);
});

async function shareNewStory() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  const { shareId } = await updateSharing(sharingDeps(), { uid: family.uid, emailVerified: true }, request);
  return { story: adminFirestore().doc(`stories/${storyId}`), shareId };
}

const withdrawal = async (shareId: string | null) => (await sharedAs(shareId))?.withdrawnAt;

it('a deletion is processed while another family edits two shares 75 times each in 2 s', WHOLE, async () => {
  const [one, two, early, deleted] = [
    await shareNewStory(),
    await shareNewStory(),
    await shareNewStory(),
    await shareNewStory(),
  ];
  // The first event of each kind starts a process.
  await early.story.update({ title: 'Early' });
  await early.story.delete();
  await expect.poll(() => withdrawal(early.shareId), SLOW).toBeTypeOf('number');

  const edits = async (story: typeof one.story): Promise<void> => {
    for (let count = 1; count <= 75; count += 1) {
      await Promise.all([story.update({ title: `Edit ${count}` }), setTimeout(2_000 / 75)]);
    }
  };
  const storm = Promise.all([edits(one.story), edits(two.story)]);
  await setTimeout(600);
  await deleted.story.delete();
  await expect.poll(() => withdrawal(deleted.shareId), { timeout: 20_000 }).toBeTypeOf('number');
  await storm;
  for (const { shareId } of [one, two])
    await expect.poll(async () => (await sharedAs(shareId))?.copy, SLOW).toMatchObject({ title: 'Edit 75' });
});

it(
  'an ending is no longer offered once saved, even if its page was closed before it deleted the finished work',
  WHOLE,
  async () => {
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
    await adminFirestore()
      .doc(`stories/${storyId}`)
      .update({ previousParts: [...chapters, 'So they slept.'], currentPhase: 'resolution' });
    await expect.poll(() => storedFields(ending.path), SLOW).toEqual({});
    expect(await storedFields(other.path)).toMatchObject({ result: { story: 'So they sang.' } });
  },
);

it(
  'the unsaved file of a picture, and no other, is deleted once the picture is saved or discarded',
  WHOLE,
  async () => {
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
    for (const requestId of [naming, discarded]) await workOf(requestId).delete();
    await expect
      .poll(async () => (await filesBelow(folder)).toSorted(), SLOW)
      .toEqual([thumbnail(offered), path(offered)].toSorted());
    expect(await filesBelow(`users/${family.uid}/characters/`)).toEqual([saved]);
  },
);

it.each([
  ['a child', (family: Family) => storeChild(family, { nickname: 'Quillon' })],
  ['a character', (family: Family) => storeCharacter(family, { name: 'Quillon', realChild: true })],
])('%s with the name in a shared story hides the story and no other one', WHOLE, async (_what, store) => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const share = async (chapter: string) =>
    shareItem(family, 'story', await storeStory(family, { previousParts: [chapter] }));
  const [naming, other] = [await share('Then Quillon came home.'), await share('Then Ember came home.')];
  await store(family);
  const followUp = () => storedFields(`share_follow_ups/${family.uid}`);
  await expect.poll(followUp, SLOW).toMatchObject({ isSettled: true, eventId: expect.stringMatching(/./) });
  const areHidden = [naming, other].map(async (shareId) => (await sharedAs(shareId))?.hidden);
  expect(await Promise.all(areHidden)).toEqual([true, false]);
});

it('deleting a child removes the reading places of that child', WHOLE, async () => {
  const family = await createFamily();
  const childId = await storeChild(family);
  const parents = { part: 0, paragraph: 1 };
  const storyId = await storeStory(family, { readingPlaces: { parents, [childId]: { part: 0, paragraph: 2 } } });
  await adminFirestore().doc(`users/${family.uid}/children/${childId}`).delete();
  await expect.poll(async () => (await storedFields(`stories/${storyId}`))['readingPlaces'], SLOW).toEqual({ parents });
});

it('a new comment is moderated', WHOLE, async () => {
  const id = randomUUID();
  await adminFirestore()
    .doc(`comments/${id}`)
    .set({
      contentId: await storeOpenShare(),
      contentType: 'story',
      userName: 'Aunt Willow',
      text: 'We read it twice.',
      status: 'held',
      createdAt: new Date(),
    });
  await expect.poll(async () => (await storedFields(`comments/${id}`))['status'], SLOW).toBe('visible');
});

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

it('a directly deleted sign-in deletes its account; tombstone and usage remain', WHOLE, async () => {
  const family = await createWholeFamily();
  const keptPath = await keptUsagePath(family);
  await deleteSignIn(family.token);
  await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  // The profile is deleted last, and reading it is cheaper than searching all documents.
  await expect.poll(() => storedFields(`users/${family.uid}`), SLOW).toEqual({});
  const findTraces = async (): Promise<unknown> => {
    const { documents, files } = await tracesOf([
      family.uid,
      ...family.shareIds,
      keptPath.slice(keptPath.indexOf('/') + 1),
    ]);
    return { documents: Object.keys(documents).toSorted(), files };
  };
  await expect
    .poll(findTraces, { ...SLOW, interval: 1_000 })
    .toEqual({ documents: [keptPath, `deleted/${family.uid}`], files: {} });
});

/** From the chapter's heading to its first line: a picture that arrives must not move what is being read. */
const spaceAboveText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return Math.round(topOf('.read > p') - topOf('article h2'));
  });

it(
  'the picture and the cards of a first chapter appear on its page and in the reader without a reload',
  WHOLE,
  async () => {
    const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await prepareStory(page, 'Marisol');
    await generateButton(page).click();
    await expectToast(page, 'Story created successfully!');
    await page.waitForURL('**/stories/story_*');
    await page.getByText('Painting this scene').waitFor();
    const spaceWhilePainting = await spaceAboveText(page);
    // The first event starts a process.
    await page.getByRole('img', { name: /^Marisol/ }).waitFor({ timeout: 120_000 });
    expect(await page.getByText('Painting this scene').count()).toBe(0);
    await page.getByRole('button', { name: 'More about this picture' }).waitFor();
    expect(await spaceAboveText(page)).toBe(spaceWhilePainting);
    const talk = page.getByRole('button', { name: 'Talk about it' });
    await talk.press('Enter');
    for (const kind of ['Ask', 'Wonder', 'Your day'])
      await page.getByRole('listitem').getByText(kind, { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.getByRole('link', { name: 'Close the book' }).waitFor();
    await page.getByRole('img', { name: /^Marisol/ }).waitFor();
    await page.keyboard.press('End');
    await talk.click();
    await page.getByRole('dialog', { name: 'Talk about it' }).getByText('Your day', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);
