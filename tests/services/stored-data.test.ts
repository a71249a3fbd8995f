import { randomUUID } from 'node:crypto';
import { type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { newStoryId } from '@talelantern/domain/stories/story';
import { monthlyUsageId, usagePeriod } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { beginStory, continueStory } from '../../src/services/stories/chapter-request.ts';
import type { ChapterDraft } from '../../src/services/stories/chapter.ts';
import { createProfileLoader } from '../../src/services/account/profile-loader.ts';
import { createUsageService } from '../../src/services/plans/usage-service.ts';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { monthsFromNow, signUpFamily } from './app-family.ts';

const ember: CharacterFields = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: 'Flying',
  role: 'Hero',
  customDescription: '',
  appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
  realChild: false,
};

const asCharacter = (uid: string, id: string): Character => ({
  ...ember,
  id,
  userId: uid,
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  sharing: null,
  createdAt: null,
  updatedAt: null,
});

const firstChapter = (uid: string): ChapterDraft => ({
  requestId: 'r'.repeat(24),
  storyId: newStoryId(Date.now(), randomUUID().replaceAll('-', '').slice(0, 8)),
  assignment: {
    kind: 'new-story',
    characters: [asCharacter(uid, 'ember')],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    length: 'standard',
  },
  phase: 'introduction',
  text: 'Ember flew.\n\nThe sea shone.',
  memoryKey: `memory-${randomUUID()}`,
  ideas: [],
  bookTitle: null,
});

/** Creating the first account is slow, because the Auth emulator compiles its schema then. */
beforeAll(async () => {
  await signUpFamily();
});

it('a new family has a profile with the initial values', async () => {
  const { profiles, user } = await signUpFamily();
  expect(await profiles.find(user.uid)).toMatchObject({
    email: user.email,
    stories: 2,
    characters: 2,
    charactersTotal: 0,
    storiesThisMonth: 0,
    usagePeriod: usagePeriod(Date.now()),
    priceId: null,
  });
});

it('a new family gets its profile on first use when sign-up could not create it', async () => {
  const { profiles, user } = await signUpFamily();
  await adminFirestore().doc(`users/${user.uid}`).delete();
  const profile = await createProfileLoader(profiles, user).get();
  expect(profile.email).toBe(user.email);
});

it('a new family may create its profile again, and sign in', async () => {
  const { profiles, user, account, storedProfile } = await signUpFamily();
  await profiles.create(user);
  const before = await storedProfile();
  await account.signIn(user.email, 'lantern1');
  await expect.poll(async () => (await storedProfile())['lastLoginAt']).not.toEqual(before['lastLoginAt']);
});

it('a new family sees its remaining allowance', async () => {
  const { uid, profiles, user, usage, clock } = await signUpFamily();
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(uid, Date.now())}`)
    .set({ stories: { reserved: 0, used: 1 } });
  const service = createUsageService({
    uid,
    profile: createProfileLoader(profiles, user),
    usage,
    clock,
    deletions: { count: () => 0 },
  });
  expect(await service.current()).toMatchObject({
    plan: { id: 'free' },
    stories: { taken: 1, limit: 2, per: 'month' },
    pictures: { taken: 0, limit: 12 },
    characters: { taken: 0, limit: 2, per: 'total' },
  });
});

it('a character is stored once under its id, and counted once', async () => {
  const { characters, storedProfile } = await signUpFamily();
  const id = crypto.randomUUID();
  await characters.create(id, ember);
  await expect(characters.create(id, ember)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await characters.find(id)).toMatchObject({ id, name: 'Ember', gender: 'female' });
  expect(await storedProfile()).toMatchObject({ charactersTotal: 1, charactersThisMonth: 1, lastCharacterId: id });
});

it('a character beyond the plan’s limit is reported as a reached limit, not as a lost connection', async () => {
  const { uid, characters } = await signUpFamily();
  await adminFirestore().doc(`users/${uid}`).update({ charactersTotal: 2 });
  const id = crypto.randomUUID();
  await expect(characters.create(id, ember)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await characters.find(id)).toBeNull();
});

it('a character can be changed and deleted, even twice', async () => {
  const { characters, storedProfile } = await signUpFamily();
  const id = crypto.randomUUID();
  await characters.create(id, ember);
  await characters.update(id, () => ({ ...ember, name: 'Cinder' }));
  expect((await characters.find(id))?.name).toBe('Cinder');
  await characters.delete(id);
  await characters.delete(id);
  expect(await characters.find(id)).toBeNull();
  expect(await storedProfile()).toMatchObject({ charactersTotal: 0, charactersThisMonth: 1 });
});

it.each([
  ['ahead', 1],
  ['behind', -1],
])('a character is saved by an app whose month is %s', async (_how, months) => {
  const { characters, storedProfile, shiftClockByMonths } = await signUpFamily();
  shiftClockByMonths(months);
  await characters.create(crypto.randomUUID(), ember);
  expect(await storedProfile()).toMatchObject({ charactersThisMonth: 1, usagePeriod: usagePeriod(Date.now()) });
});

it.each([
  ['behind and counted last month', -1, -1],
  ['behind and counted before', -1, -2],
  ['ahead and counted last month', 1, -1],
])('the first character of a month restarts the count for an app whose month is %s', async (_how, months, counted) => {
  const { uid, characters, storedProfile, shiftClockByMonths } = await signUpFamily();
  await adminFirestore()
    .doc(`users/${uid}`)
    .update({ usagePeriod: usagePeriod(monthsFromNow(counted)), charactersThisMonth: 5, storiesThisMonth: 2 });
  shiftClockByMonths(months);
  await characters.create(crypto.randomUUID(), ember);
  expect(await storedProfile()).toMatchObject({
    charactersThisMonth: 1,
    storiesThisMonth: 0,
    usagePeriod: usagePeriod(Date.now()),
  });
});

it('characters are listed newest first in pages of 20, and an unreadable character does not hide the others', async () => {
  const { uid, characters } = await signUpFamily();
  const batch = adminFirestore().batch();
  for (let day = 1; day <= 22; day += 1) {
    const isUnreadable = day === 21;
    batch.set(adminFirestore().doc(`characters/${uid}-${day}`), {
      ...(isUnreadable ? { name: 7 } : { ...ember, name: `Ember ${day}` }),
      userId: uid,
      createdAt: Timestamp.fromMillis(day * 86_400_000),
    });
  }
  await batch.commit();
  const first = await characters.list(null);
  expect(first.items.map(({ name }) => name).slice(0, 3)).toEqual(['Ember 22', 'Ember 20', 'Ember 19']);
  expect(first.items).toHaveLength(19);
  expect(first.unreadable).toEqual([`${uid}-21`]);
  const second = await characters.list(first.next);
  expect(second.items.map(({ name }) => name)).toEqual(['Ember 2', 'Ember 1']);
  expect(second.next).toBeNull();
});

it('an id that no item can have counts as missing, as in a mistyped URL', async () => {
  const { stories, characters, locations } = await signUpFamily();
  for (const items of [stories, characters, locations]) {
    for (const id of ['a/b', '__a__', 'a b', 'a'.repeat(65), 'missing']) expect(await items.find(id)).toBeNull();
  }
});

it("another family's character cannot be read", async () => {
  const [ours, otherFamily] = [await signUpFamily(), await signUpFamily()];
  const id = crypto.randomUUID();
  await otherFamily.characters.create(id, ember);
  expect(await ours.characters.find(id)).toBeNull();
  await expect(ours.characters.update(id, () => ember)).rejects.toMatchObject({ code: 'permission-denied' });
});

const saveFirstChapter = async () => {
  const family = await signUpFamily();
  const story = beginStory(firstChapter(family.uid), family.uid, Date.now());
  await family.stories.create(story);
  return { ...family, story };
};
const nextDraft = (story: ReturnType<typeof beginStory>, text: string): ChapterDraft => ({
  requestId: 'q'.repeat(24),
  storyId: story.id,
  assignment: { kind: 'next-chapter', story },
  phase: 'development',
  text,
  memoryKey: story.memoryKey,
  ideas: [],
  bookTitle: null,
});

it('a story stored repeatedly is counted once', async () => {
  const { stories, story, storedProfile } = await saveFirstChapter();
  await stories.create(story);
  expect(await stories.find(story.id)).toMatchObject({
    title: 'The Treasure Hunt of Ember',
    currentPhase: 'introduction',
    revision: 1,
  });
  expect(await stories.findByMemoryKey(story.memoryKey)).toMatchObject({ id: story.id });
  expect(await storedProfile()).toMatchObject({ storiesThisMonth: 1, lastStoryId: story.id });
});

it('a chapter saved twice is stored once', async () => {
  const { stories, story } = await saveFirstChapter();
  const patch = continueStory(story, nextDraft(story, 'The storm came.'));
  expect(await stories.change(story.id, 1, patch)).toBe('saved');
  expect(await stories.change(story.id, 1, patch)).toBe('saved');
  expect(await stories.find(story.id)).toMatchObject({
    revision: 2,
    currentPhase: 'development',
    previousParts: ['Ember flew.\n\nThe sea shone.', 'The storm came.'],
  });
});

it('a chapter for an outdated revision is refused', async () => {
  const { stories, story } = await saveFirstChapter();
  await stories.change(story.id, 1, continueStory(story, nextDraft(story, 'One tab.')));
  const outdatedStory = continueStory(story, nextDraft(story, 'Another tab.'));
  expect(await stories.change(story.id, 1, outdatedStory)).toBe('changed');
  expect((await stories.find(story.id))?.previousParts[1]).toBe('One tab.');
});

it('a story can be deleted twice, without changing the count', async () => {
  const { stories, story, storedProfile } = await saveFirstChapter();
  await stories.delete(story.id);
  await stories.delete(story.id);
  expect(await stories.find(story.id)).toBeNull();
  expect(await storedProfile()).toMatchObject({ storiesThisMonth: 1 });
});

it('finished work is listed, read and discarded', async () => {
  const { uid, records } = await signUpFamily();
  const requestId = randomUUID().replaceAll('-', '');
  const path = `temp/${finishedWorkId(uid, requestId)}`;
  await adminFirestore()
    .doc(path)
    .set({
      userId: uid,
      requestId,
      kind: 'portrait',
      partial: null,
      result: { imageUrl: 'https://x.test/p', imagePath: 'users/u/p.webp', prompt: 'a dragon', characterId: 'c1' },
      createdAt: Timestamp.now(),
    });
  expect(await records.listFinished()).toMatchObject([{ requestId, kind: 'portrait' }]);
  expect(await records.findFinished(requestId)).toMatchObject({ result: { characterId: 'c1' } });
  await records.deleteFinished(requestId);
  await records.deleteFinished(requestId);
  expect(await records.findFinished(requestId)).toBeNull();
  expect(await storedFields(path)).toEqual({});
  expect(await records.findJob(requestId)).toBeNull();
});
