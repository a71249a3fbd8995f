import { expect, inject, it } from 'vitest';
import { createFamily, usageOf } from './support/family.ts';
import { post } from './support/function-under-test.ts';
import { expectNarration, storeStory } from './support/narrations.ts';
import { expectSavedPicture, PROMPT } from './support/portraits.ts';

/** The functions as the emulator suite runs them: one process each, and its Cloud Tasks between them. */
const emulatorUrl = (name: string): string => {
  const { ports, projectId, functionsEnvironment } = inject('cloud');
  return `http://127.0.0.1:${ports.triggers}/${projectId}/${functionsEnvironment.settings['FUNCTIONS_REGION']}/${name}`;
};

it('the emulators deliver the task of a picture', async () => {
  const family = await createFamily();
  expectSavedPicture(await post(emulatorUrl('generateImage'), family, { prompt: PROMPT }));
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
});

it('the emulators deliver the task of a narration', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  expectNarration(await post(emulatorUrl('generateAudioNarration'), family, { storyId, part: 0 }));
  expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
});
