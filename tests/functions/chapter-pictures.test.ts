import { randomUUID } from 'node:crypto';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { cameraOf } from '@talelantern/domain/stories/chapter-pictures';
import { monthlyBudget } from '@talelantern/domain/plans/budget';
import { PLANS } from '@talelantern/domain/plans/plans';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashOfText } from '../../functions/src/core/hash-of-text.ts';
import { startFrameworkProcess, type FrameworkProcess } from '../support/framework-process.ts';
import { repeat } from '../support/repeat.ts';
import { readEventDocument, sendEvent, type EventDocument } from '../support/send-event.ts';
import { adminAuth, adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, usageOf, type Family } from './support/family.ts';
import { environmentFor, setUpFunctions, waitForRequest } from './support/function-under-test.ts';
import {
  CHAPTERS,
  EDITS,
  GENERATIONS,
  MOMENTS,
  momentRequests,
  promptFields,
  sentPictures,
  storeStory,
  storeStoryWithPictures,
} from './support/scenes.ts';

const NO_USAGE = { reserved: 0, used: 0 };

/** Stores a ledger as if `chapters` chapters of the story with this key had been generated. */
async function storeLedger({ uid }: Family, memoryKey: string, chapters = 1): Promise<void> {
  const phases = STORY_PHASES.map((phase, index) => [phase, { reserved: 0, used: index < chapters ? 1 : 0 }]);
  await adminFirestore()
    .doc(`generations/${uid}_${memoryKey}`)
    .set({
      userId: uid,
      memoryKey,
      planId: 'free',
      openedBy: 'request',
      phases: Object.fromEntries(phases),
      notes: {},
      offered: {},
      createdAt: new Date(),
    });
}

const [FIRST = ''] = CHAPTERS;
const firstChapter = { content: FIRST, previousParts: [FIRST], revision: 1, sceneImages: [] };

const functions = setUpFunctions();

const toSaved = () => functions.url('events/chapterSaved');
const toAdded = () => functions.url('events/chapterAdded');

/** Sends the event of the story's last write; `before` is missing for a new story. */
async function announce(storyId: string, before?: EventDocument, to = [toSaved(), toAdded()]): Promise<EventDocument> {
  const cloud = inject('cloud');
  const path = `stories/${storyId}`;
  const after = await readEventDocument(cloud, path);
  for (const url of to) await sendEvent(url, cloud, { type: 'written', path, ...(before && { before }), after });
  return after;
}
const pictureRequests = async () => (await Promise.all([EDITS, GENERATIONS].map(functions.standIn.requests))).flat();

async function storyOf(storyId: string): Promise<Story> {
  const story = readStory(storyId, await storedFields(`stories/${storyId}`));
  if (!story) throw new Error('The story could not be read');
  return story;
}
async function storeFirstChapter(family: Family, overrides: Readonly<Record<string, unknown>> = {}) {
  const memoryKey = `memory-${randomUUID()}`;
  await storeLedger(family, memoryKey);
  return storeStoryWithPictures(family, { ...firstChapter, memoryKey, ...overrides });
}

it('a chapter on Free gets an opening picture, generated from the pictures of its cast and location and not charged', async () => {
  const family = await createFamily();
  const { storyId, ember, harbour } = await storeFirstChapter(family);
  await announce(storyId);
  const { sceneImages, revision } = await storyOf(storyId);
  expect(sceneImages).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{40}$/),
      imageUrl: expect.any(String),
      imagePath: expect.stringMatching(new RegExp(`^users/${family.uid}/stories/${storyId}/[\\w-]{40}\\.webp$`)),
      createdAt: expect.any(Number),
      textSelection: 'Ember woke in the quiet harbour.',
      position: 0,
      part: 0,
      generatedPrompt: expect.stringContaining('Moment: Ember, '),
      slot: 'opening',
      alt: 'Ember is sitting in the Quiet Harbour.',
    },
  ]);
  expect(revision).toBe(2);
  const [request, ...others] = await pictureRequests();
  expect(others).toEqual([]);
  expect(sentPictures(request)).toEqual([ember.picture.sha256, harbour.picture.sha256]);
  const usage = await usageOf(family);
  expect(usage.tallies.pictures).toEqual(NO_USAGE);
  expect(usage.recentStarts).toEqual([]);
  const [storedFiles] = await adminBucket().getFiles({ prefix: `users/${family.uid}/generated/` });
  expect(storedFiles).toEqual([]);
  expect((await adminFirestore().collection('temp').where('userId', '==', family.uid).get()).size).toBe(0);
});

it('a chapter on a paid plan gets an opening and a closing picture of medium quality', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const { storyId } = await storeFirstChapter(family);
  await announce(storyId);
  const { sceneImages } = await storyOf(storyId);
  expect(new Map(sceneImages.map(({ slot, textSelection }) => [slot, textSelection]))).toEqual(
    new Map([
      ['opening', 'Ember woke in the quiet harbour.'],
      ['closing', 'Pip was already awake and waved to her.'],
    ]),
  );
  const requests = await pictureRequests();
  expect(requests.map(({ body }) => body['quality'])).toEqual(['medium', 'medium']);
  const cameras = SCENE_SLOTS.map((slot) => `Camera: ${cameraOf(0, slot)}`);
  const usedCameras = requests.map((request) => cameras.find((camera) => promptFields(request).includes(camera)));
  expect(new Set(usedCameras)).toEqual(new Set(cameras));
});

it('a chapter’s picture shows the moment that the cheaper text model finds in its passage, in the camera of its page', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const content = 'At dusk Ember waved to Pip from the boats.';
  const { storyId } = await storeFirstChapter(family, { content, previousParts: [content] });
  await announce(storyId);
  expect(await momentRequests(functions.standIn)).toMatchObject([
    { body: { model: 'gpt-6-luna', max_output_tokens: 1_000 } },
  ]);
  const [request] = await pictureRequests();
  expect(promptFields(request)).toEqual(
    expect.arrayContaining([
      'Moment: Ember, waving towards Pip; Pip, looking towards Ember',
      'Where: in the Quiet Harbour with a boat',
      `Camera: ${cameraOf(0, 'opening')}`,
      'Light: dusk',
    ]),
  );
  expect((await storyOf(storyId)).sceneImages).toMatchObject([
    {
      alt: 'Ember is waving towards Pip, Pip is looking towards Ember in the Quiet Harbour with a boat.',
      textSelection: content,
    },
  ]);
});

it.each([
  ['fails', { kind: 'status', status: 500 }],
  ['is refused', { kind: 'status', status: 400, code: 'invalid_prompt' }],
  ['is no moment', { kind: 'text', text: 'I would rather not.' }],
])('a chapter still gets a picture of its passage when the call for its moment %s', async (_what, fault) => {
  const { storyId } = await storeFirstChapter(await createFamily());
  await functions.standIn.plan(fault, MOMENTS);
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toMatchObject([
    {
      alt: 'Ember in the Quiet Harbour',
      generatedPrompt: expect.stringContaining('Passage: Ember woke in the quiet harbour.'),
    },
  ]);
  expect(await momentRequests(functions.standIn)).toHaveLength(1);
});

it('a picture of a passage without names shows the hero, drawn from a description if there is no portrait', async () => {
  const family = await createFamily();
  const memoryKey = `memory-${randomUUID()}`;
  await storeLedger(family, memoryKey);
  const content = 'The night was long and quiet.';
  const fox = { id: 'pip', name: 'Pip', type: 'Animal - Forest - Fox', appearance: { color: 'Orange' } };
  const storyId = await storeStory(family, {
    ...firstChapter,
    content,
    previousParts: [content],
    memoryKey,
    characters: [fox],
  });
  await announce(storyId);
  const [request] = await functions.standIn.requests(GENERATIONS);
  expect(promptFields(request)).toContainEqual(expect.stringMatching(/^Character: Pip; Kind: .*Fox.*Orange/));
  expect((await storyOf(storyId)).sceneImages).toMatchObject([{ alt: 'Pip is walking.' }]);
});

it('each picture is generated once: an edit, a rewrite or a deleted scene or job does not cause another one', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await announce(storyId);
  const [scene] = (await storyOf(storyId)).sceneImages;
  const document = adminFirestore().doc(`stories/${storyId}`);
  await document.update({ title: 'Another title' });
  await announce(storyId);
  const rewritten = 'Ember slept on.\n\nPip made tea.';
  await document.update({ content: rewritten, previousParts: [rewritten] });
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toEqual([scene]);
  await document.update({ sceneImages: [] });
  await adminFirestore().doc(`jobs/${family.uid}_${scene?.id}`).delete();
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toEqual([]);
  expect(await pictureRequests()).toHaveLength(1);
});

it('an event without a new chapter generates nothing; the next chapter gets its own picture', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  const before = await readEventDocument(inject('cloud'), `stories/${storyId}`);
  await announce(storyId, before);
  expect(await pictureRequests()).toEqual([]);
  await announce(storyId);
  const { memoryKey } = await storyOf(storyId);
  await storeLedger(family, memoryKey, 2);
  await adminFirestore()
    .doc(`generations/${family.uid}_${memoryKey}`)
    .update({ pictures: { introduction: ['opening'] } });
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ content: CHAPTERS.join('\n\n'), previousParts: CHAPTERS });
  await announce(storyId, before);
  expect((await storyOf(storyId)).sceneImages.map(({ part }) => part)).toEqual([0, 1]);
});

it('two deliveries of an event at the same time generate one picture', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  // One delivery may be refused while the other is at work, and is then repeated.
  await Promise.allSettled([announce(storyId), announce(storyId)]);
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toHaveLength(1);
  expect(await pictureRequests()).toHaveLength(1);
});

it('a chapter’s picture shows nothing that the story’s child avoids, nor the child for whom the chapter was begun', async () => {
  const family = await createFamily();
  const [own, reader] = [
    await storeChild(family, { avoid: ['spiders'] }),
    await storeChild(family, { avoid: ['thunder'] }),
  ];
  const { storyId } = await storeFirstChapter(family, { childId: own });
  const { memoryKey } = await storyOf(storyId);
  await adminFirestore()
    .doc(`generations/${family.uid}_${memoryKey}`)
    .update({ readers: { introduction: reader, development: 'a-deleted-child' } });
  await announce(storyId);
  const [request] = await pictureRequests();
  expect(promptFields(request).at(-1)).toBe('Never show: spiders; thunder');
});

it('a chapter’s picture in a story for everyone shows nothing that a child avoids on whose shelf it is', async () => {
  const family = await createFamily();
  await storeChild(family, { avoid: ['spiders'] });
  await storeChild(family, { ageRange: '3-4', avoid: ['thunder'] });
  await announce((await storeFirstChapter(family)).storyId);
  const [request] = await pictureRequests();
  expect(promptFields(request).at(-1)).toBe('Never show: spiders');
});

it('a second story with the same key does not get pictures', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await announce(storyId);
  const { memoryKey } = await storyOf(storyId);
  const second = await storeStory(family, { ...firstChapter, memoryKey });
  await announce(second);
  expect(await pictureRequests()).toHaveLength(1);
});

it('a story or chapter that was not generated, and another user’s story, get no pictures', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const byHand = await storeStory(family, firstChapter);
  await announce(byHand);
  const { storyId } = await storeFirstChapter(family, { content: CHAPTERS.join('\n\n'), previousParts: CHAPTERS });
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages.map(({ part }) => part)).toEqual([0]);
  const { memoryKey } = await storyOf(storyId);
  await announce(await storeStory(other, { ...firstChapter, memoryKey }));
  expect(await pictureRequests()).toHaveLength(1);
});

it('a picture that the family has stored in a slot in the meantime stays the only picture of that slot', async () => {
  const { storyId } = await storeFirstChapter(await createFamily());
  await functions.standIn.plan({ kind: 'hold', token: storyId }, { path: EDITS, times: 1 });
  const announced = announce(storyId);
  await waitForRequest(functions.standIn, EDITS);
  const own = { id: 'own', imageUrl: 'https://x.test/own', part: 0, position: 0, slot: 'opening' };
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ sceneImages: [own] });
  await functions.standIn.release(storyId);
  await announced;
  expect((await storyOf(storyId)).sceneImages.map(({ id }) => id)).toEqual(['own']);
});

it.each([
  ['switched automatic pictures off', { profile: { preferences: { autoPictures: false } } }],
  ['was disabled', { profile: { disabled: true } }],
])('a family that %s gets no pictures', async (_what, options) => {
  const { storyId } = await storeFirstChapter(await createFamily(options));
  await announce(storyId);
  expect(await pictureRequests()).toEqual([]);
});

const CARDS = [
  { kind: 'ask', text: 'Why did Ember wake?' },
  { kind: 'day', text: 'When did you wake today?' },
];
async function storeGeneratedChapter({ uid }: Family, storyId: string, talkCards: object): Promise<void> {
  const { memoryKey } = await storyOf(storyId);
  await adminFirestore().doc(`generations/${uid}_${memoryKey}`).update({ talkCards });
}
const ofFirst = (cards: readonly object[], text = FIRST) => ({
  introduction: { textHash: hashOfText(text), cards },
});
const rewriteFirst = (storyId: string, text: string) =>
  adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ content: text, previousParts: [text] });

it('a saved chapter gets the cards that were generated with it, and keeps them when it is edited', async () => {
  const family = await createFamily({ profile: { preferences: { autoPictures: false } } });
  const { storyId } = await storeFirstChapter(family);
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS));
  const before = await announce(storyId);
  expect((await storyOf(storyId)).talkCards).toEqual({ 0: CARDS });
  await rewriteFirst(storyId, 'Ember slept on.');
  await announce(storyId, before);
  expect(await storyOf(storyId)).toMatchObject({ talkCards: { 0: CARDS }, revision: 1 });
});

it('cards and pictures are given by separate functions, so that cards do not wait for pictures', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS));
  await announce(storyId, undefined, [toSaved()]);
  expect(await storyOf(storyId)).toMatchObject({ talkCards: { 0: CARDS }, sceneImages: [] });
  expect(await pictureRequests()).toEqual([]);
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS.slice(0, 1)));
  await announce(storyId, undefined, [toAdded()]);
  expect(await storyOf(storyId)).toMatchObject({ talkCards: { 0: CARDS }, sceneImages: [{ slot: 'opening' }] });
});

it('a saved chapter does not get cards that were written for another version of the chapter', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS, 'Ember stayed in bed.'));
  await announce(storyId);
  expect((await storyOf(storyId)).talkCards).toEqual({});
});

it('a chapter that replaces another one gets its own cards, or none', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family, { talkCards: { 0: CARDS } });
  const first = await readEventDocument(inject('cloud'), `stories/${storyId}`);
  await rewriteFirst(storyId, 'Ember slept on.');
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS.slice(0, 1), 'Ember slept on.'));
  const second = await announce(storyId, first);
  expect((await storyOf(storyId)).talkCards).toEqual({ 0: CARDS.slice(0, 1) });
  await rewriteFirst(storyId, 'Ember flew away.');
  await storeGeneratedChapter(family, storyId, {});
  await announce(storyId, second);
  expect((await storyOf(storyId)).talkCards).toEqual({});
});

it('a story of another user with the same key does not get cards', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const { storyId } = await storeFirstChapter(family);
  await storeGeneratedChapter(family, storyId, ofFirst(CARDS));
  const { memoryKey } = await storyOf(storyId);
  const foreign = await storeStory(other, { ...firstChapter, memoryKey });
  await announce(foreign);
  expect((await storyOf(foreign)).talkCards).toEqual({});
});

it('a plan that has ended allows one story for a key: once that story is saved, the ledger no longer has the plan', async () => {
  const family = await createFamily({ profile: { preferences: { autoPictures: false } } });
  const { storyId } = await storeFirstChapter(family);
  const path = `generations/${family.uid}_${(await storyOf(storyId)).memoryKey}`;
  const unsavedFields = { unsavedPlanId: 'free', unsavedUntil: new Date(), wordsUntil: new Date() };
  await adminFirestore().doc(path).update(unsavedFields);
  await announce(storyId);
  expect(await storedFields(path)).toMatchObject({ planId: 'free' });
  for (const field of Object.keys(unsavedFields)) expect(await storedFields(path)).not.toHaveProperty(field);
});

it('the notes on a later chapter have no expiry once their story is saved', async () => {
  const family = await createFamily({ profile: { preferences: { autoPictures: false } } });
  const { storyId } = await storeFirstChapter(family);
  const path = `generations/${family.uid}_${(await storyOf(storyId)).memoryKey}`;
  await adminFirestore().doc(path).update({ wordsUntil: new Date() });
  await announce(storyId);
  expect(await storedFields(path)).toMatchObject({ planId: 'free' });
  expect(await storedFields(path)).not.toHaveProperty('wordsUntil');
});

it('a family without a profile does not get pictures', async () => {
  const family = await createFamily();
  await adminFirestore().doc(`users/${family.uid}`).delete();
  const { storyId } = await storeFirstChapter(family);
  await announce(storyId);
  expect(await pictureRequests()).toEqual([]);
});

describe('caps of a day', () => {
  let capped: FrameworkProcess;
  beforeAll(async () => {
    const caps = { SPEND_CAP_PRO_MICROS: '0', SPEND_UNVERIFIED_PERCENT: '0', SPEND_KNOWN_FOR_MS: '0' };
    capped = await startFrameworkProcess({
      functionsFolder: inject('cloud').functionsFolder,
      target: 'chapterAdded',
      environment: { ...environmentFor(functions.standIn, caps), FUNCTION_SIGNATURE_TYPE: 'cloudevent' },
    });
  });
  afterAll(() => capped.stop());

  it('no chapter picture is generated once the daily spending cap is reached', async () => {
    const { storyId } = await storeFirstChapter(await createFamily({ plan: 'pro_monthly' }));
    await announce(storyId, undefined, [capped.url]);
    expect(await pictureRequests()).toEqual([]);
    await announce(storyId);
    expect((await storyOf(storyId)).sceneImages).toHaveLength(2);
  });

  it('a chapter picture counts toward the cap of unverified email addresses until the email address is verified', async () => {
    const family = await createFamily({ verified: false });
    const { storyId } = await storeFirstChapter(family);
    await announce(storyId, undefined, [capped.url]);
    expect(await pictureRequests()).toEqual([]);
    await adminAuth().updateUser(family.uid, { emailVerified: true });
    await announce(storyId, undefined, [capped.url]);
    expect((await storyOf(storyId)).sceneImages).toHaveLength(1);
  });
});

it('as the monthly budget is spent, a chapter gets one picture in place of two, then none', async () => {
  const family = await createFamily({ plan: 'pro_monthly', verified: false });
  const usage = adminFirestore().doc(`usage/${monthlyUsageId(family.uid, Date.now())}`);
  const spend = async (fraction: number) => {
    const usedMicros = fraction * monthlyBudget(PLANS.pro_monthly);
    await usage.set({ userId: family.uid, spent: { reserved: 0, used: usedMicros, sold: 0 } });
    await announce(storyId);
    return (await storyOf(storyId)).sceneImages.map(({ slot }) => slot);
  };
  const { storyId } = await storeFirstChapter(family);
  expect(await spend(0.75)).toEqual([]);
  expect(await spend(0.5)).toEqual(['opening']);
  expect((await usageOf(family)).spent.used).toBeGreaterThan(0.5 * monthlyBudget(PLANS.pro_monthly) + 196 * 30);
  expect(await spend(0.1)).toEqual(['opening', 'closing']);
  expect((await pictureRequests()).map(({ body }) => [body['quality'], body['model']])).toEqual([
    ['low', 'gpt-image-2.5-flare'],
    ['medium', 'gpt-image-2.5-flare'],
  ]);
});

it('an event redelivered after its process died is refused until the lease has lapsed, and then generates the picture', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await announce(storyId);
  const [scene] = (await storyOf(storyId)).sceneImages;
  await adminFirestore().doc(`stories/${storyId}`).update({ sceneImages: [] });
  const job = adminFirestore().doc(`jobs/${family.uid}_${scene?.id}`);
  await job.update({ status: 'running', leaseUntil: new Date(Date.now() + 60_000) });
  await expect(announce(storyId)).rejects.toThrow('was refused: 500');
  await job.update({ leaseUntil: new Date() });
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toMatchObject([{ id: scene?.id, slot: 'opening' }]);
});

it('a picture that met a rate limit is retried when its event comes again, one that met an error with the next chapter, at most three times', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  const rateLimit = { kind: 'status', status: 429, retryAfterSeconds: 60 };
  await functions.standIn.plan(rateLimit, { path: EDITS, times: 1 });
  await functions.standIn.plan({ kind: 'status', status: 500 }, { path: EDITS, times: 1 });
  await expect(announce(storyId)).rejects.toThrow('was refused: 500');
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toEqual([]);
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toMatchObject([{ part: 0, slot: 'opening' }]);
  expect(await pictureRequests()).toHaveLength(3);
  const another = await storeFirstChapter(family);
  await functions.standIn.plan(rateLimit, { path: EDITS, times: 4 });
  await repeat(3, () => expect(announce(another.storyId)).rejects.toThrow('was refused: 500'));
  await announce(another.storyId);
  expect(await pictureRequests()).toHaveLength(6);
});

it.each([
  ['cannot be moderated', { kind: 'status', status: 429, retryAfterSeconds: 60 }, '/v1/moderations', 'image_url'],
  ['is not in the response', { kind: 'empty' }, EDITS, ''],
  ['cannot be read', { kind: 'broken-picture' }, EDITS, ''],
])(
  'a picture that was paid for and %s is not generated again for the same event',
  async (_what, fault, path, contains) => {
    const { storyId } = await storeFirstChapter(await createFamily());
    await functions.standIn.plan(fault, { path, contains, times: 1 });
    await announce(storyId);
    expect((await storyOf(storyId)).sceneImages).toEqual([]);
    expect(await pictureRequests()).toHaveLength(1);
  },
);

it('a refused picture leaves only a failed job and is not tried again', async () => {
  const family = await createFamily();
  const { storyId } = await storeFirstChapter(family);
  await functions.standIn.plan({ kind: 'status', status: 400, code: 'moderation_blocked' }, { path: EDITS, times: 1 });
  await announce(storyId);
  await announce(storyId);
  expect((await storyOf(storyId)).sceneImages).toEqual([]);
  const jobs = await adminFirestore().collection('jobs').where('userId', '==', family.uid).get();
  expect(jobs.docs.map((job) => job.get('status'))).toEqual(['failed']);
  expect(await pictureRequests()).toHaveLength(1);
});
