import { randomUUID } from 'node:crypto';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import { newStoryId, readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, inject, it } from 'vitest';
import { PASSWORD, signUpFamily, type AppFamily } from '../services/app-family.ts';
import { storyFields } from '../support/documents.ts';
import { readEventDocument, sendEvent } from '../support/send-event.ts';
import { readChapterResponse, storyRequest } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { signIn } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';

const functions = setUpFunctions();

const updateProfile = ({ uid }: AppFamily, fields: object) =>
  adminFirestore()
    .doc(`users/${uid}`)
    .update({ ...fields });

function storyOf({ uid }: AppFamily, memoryKey: string, text: string): Story {
  const id = newStoryId(Date.now(), randomUUID().slice(0, 8));
  const story = readStory(id, storyFields(uid, id, { memoryKey, content: text, previousParts: [text] }));
  if (!story) throw new Error('The story could not be read');
  return story;
}

it('a story that was generated under a plan can be saved after the plan has ended; a second story with its key is denied', async () => {
  const family = await signUpFamily();
  const allStoriesOfFree = { storiesThisMonth: 2, usagePeriod: usagePeriod(Date.now()) };
  await updateProfile(family, {
    priceId: 'pro_monthly',
    subscriptionStatus: 'active',
    currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
    ...allStoriesOfFree,
    preferences: { autoPictures: false },
  });
  const token = await signIn(family.user.email, PASSWORD);
  const response = await functions.call('generateStory', { token }, storyRequest());
  const { memoryKey, paragraphs } = readChapterResponse(response);
  await updateProfile(family, { subscriptionStatus: 'canceled' });

  const deniedError = { code: 'permission-denied' };
  const content = paragraphs.join('\n\n');
  await expect(family.stories.create(storyOf(family, 'memory-of-nothing', content))).rejects.toMatchObject(deniedError);
  const storyToSave = storyOf(family, memoryKey, content);
  await family.stories.create(storyToSave);
  const path = `stories/${storyToSave.id}`;
  const after = await readEventDocument(inject('cloud'), path);
  await sendEvent(functions.url('events/chapterSaved'), inject('cloud'), { type: 'written', path, after });

  const byHand = storyOf(family, memoryKey, 'Written by hand.');
  await expect(family.stories.create(byHand)).rejects.toMatchObject(deniedError);
  await updateProfile(family, { subscriptionStatus: 'active' });
  await family.stories.create(byHand);
});
