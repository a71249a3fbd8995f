import { expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';
import { expectNarration, storeStory, SPEECH } from './support/narrations.ts';

const REFUSAL =
  'This chapter names one of your children, and we never send their names to a voice service. Your device can read it aloud instead.';
const ABOUT_MARLENE = 'Marlene’s lantern was the brightest in all the harbour town.';

/** A family with a child and a character named Marlene. */
async function createFamilyWithMarlene() {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  await adminFirestore()
    .doc(`users/${family.uid}/children/child-1`)
    .set({ nickname: 'Marlene', ageRange: '5-8', readingLevel: 'listens', likes: [], avoid: [] });
  await storeCharacter(family, { name: 'Captain Quirin', realChild: true });
  return family;
}

const withoutRealNames = setUpFunction('generateAudioNarration');

it.each([ABOUT_MARLENE, 'Nobody rowed as far as QUIRIN did, that night on the silver sea.'])(
  'the narration of a chapter with a real name is refused: %s',
  async (chapter) => {
    const family = await createFamilyWithMarlene();
    const storyId = await storeStory(family, [chapter, 'Ember looked at the sea for a very long time.']);
    expect(await withoutRealNames.call(family, { storyId, part: 0 })).toMatchObject({
      status: 400,
      json: failure('refused', REFUSAL),
    });
    expect(await withoutRealNames.standIn.requests(SPEECH)).toEqual([]);
    expect(await withoutRealNames.standIn.requests('/v1/moderations')).toEqual([]);
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 0 });
    expectNarration(await withoutRealNames.call(family, { storyId, part: 1 }));
  },
);

it('a chapter with the name of a child that was deleted later is not narrated', async () => {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  const memoryKey = 'the-key-of-a-story-with-marlene';
  const deletedChildren = ['Marlene'];
  await adminFirestore().doc(`generations/${family.uid}_${memoryKey}`).set({ userId: family.uid, deletedChildren });
  const storyId = await storeStory(family, [ABOUT_MARLENE], { memoryKey });
  expect(await withoutRealNames.call(family, { storyId, part: 0 })).toMatchObject({ status: 400 });
  expectNarration(await withoutRealNames.call(family, { storyId: await storeStory(family, [ABOUT_MARLENE]), part: 0 }));
});
