import { afterAll, expect, inject, it } from 'vitest';
import { createFamily, usageOf } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import { startMoodyStorage } from './support/moody-storage.ts';
import { fileAt, narrated, storeStory } from './support/narrations.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const storage = await startMoodyStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');
const underTest = useFunction('generateAudioNarration', { [EMULATOR]: storage.url });

afterAll(() => storage.close());

it('R8: a recording is handed out and charged once although Storage deletes none of its passages', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  storage.deletes = false;
  const { url } = narrated(await underTest.call(family, { storyId, part: 0 }));
  expect((await fileAt(url)).type).toBe('audio/mpeg');
  expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
  await expect.poll(underTest.logs).toContain('passages_not_removed');
});
