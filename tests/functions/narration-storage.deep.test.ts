import { afterAll, expect, inject, it } from 'vitest';
import { createFamily, usageOf } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { startFailingStorage } from './support/failing-storage.ts';
import { fileAt, expectNarration, storeStory } from './support/narrations.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const storage = await startFailingStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');
const underTest = setUpFunction('generateAudioNarration', { [EMULATOR]: storage.url });

afterAll(() => storage.close());

it('a recording is returned and charged once when Storage fails to delete its passages', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  storage.deletes = false;
  const { url } = expectNarration(await underTest.call(family, { storyId, part: 0 }));
  expect((await fileAt(url)).type).toBe('audio/mpeg');
  expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
  await expect.poll(underTest.logs).toContain('passages_not_removed');
});
