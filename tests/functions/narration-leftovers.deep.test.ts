import { expect, it } from 'vitest';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { CHAPTER, expectNarration, SENTENCES, storeStory, SPEECH } from './support/narrations.ts';

const underTest = setUpFunction('generateAudioNarration');

it('a chapter changed after each failed narration leaves no extra files', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  const passages = async (): Promise<string[]> => {
    const [files] = await adminBucket().getFiles({
      prefix: `users/${family.uid}/stories/${storyId}/narration/passages/`,
    });
    return files.map(({ name }) => name).toSorted();
  };
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH, contains: SENTENCES[4] ?? '' });
  expect((await underTest.call(family, { storyId, part: 0 })).status).toBe(500);
  const [one] = await passages();

  // Only the last sentence stays the same; it is never narrated.
  const paragraphs = CHAPTER.split('\n\n');
  const changed = paragraphs.map((text, index) => (index < 4 ? text.replaceAll('.', '!') : text)).join('\n\n');
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ previousParts: [changed] });
  expect((await underTest.call(family, { storyId, part: 0 })).status).toBe(500);
  const remainingPassages = await passages();
  expect(remainingPassages.length).toBeGreaterThan(0);
  expect(remainingPassages.length).toBeLessThan(SENTENCES.length);
  expect(remainingPassages).not.toContain(one);

  await underTest.standIn.reset();
  expectNarration(await underTest.call(family, { storyId, part: 0 }));
  expect(await passages()).toEqual([]);
});
