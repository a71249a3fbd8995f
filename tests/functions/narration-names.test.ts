import { describe, expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { narrated, storeStory } from './support/narrations.ts';

const SPEECH = '/v1/audio/speech';
const REFUSAL =
  'This chapter names one of your children, and their names never leave for a voice service. The voice of your own device can read it aloud.';
const ABOUT_MARLENE = 'Marlene’s lantern was the brightest in all the harbour town.';

/** A family with a child of this name and a character that is one. */
async function createFamilyOfMarlene() {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  await adminFirestore()
    .doc(`users/${family.uid}/children/child-1`)
    .set({ nickname: 'Marlene', ageRange: '5-8', readingLevel: 'listens', likes: [], avoid: [] });
  await storeCharacter(family, { name: 'Captain Quirin', realChild: true });
  return family;
}

describe('a chapter that names a real child', () => {
  const careful = useFunction('generateAudioNarration');

  it.each([ABOUT_MARLENE, 'Nobody rowed as far as QUIRIN did, that night on the silver sea.'])(
    'is not spoken: %s',
    async (chapter) => {
      const family = await createFamilyOfMarlene();
      const storyId = await storeStory(family, [chapter, 'Ember looked at the sea for a very long time.']);
      expect(await careful.call(family, { storyId, part: 0 })).toMatchObject({
        status: 400,
        json: failure('refused', REFUSAL),
      });
      expect(await careful.standIn.requests(SPEECH)).toEqual([]);
      expect(await careful.standIn.requests('/v1/moderations')).toEqual([]);
      expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 0 });
      narrated(await careful.call(family, { storyId, part: 1 }));
    },
  );
});

describe('where the operator’s vendor keeps nothing', () => {
  const trusting = useFunction('generateAudioNarration', { NARRATION_REAL_NAMES: 'on' });

  it('it is', async () => {
    const family = await createFamilyOfMarlene();
    narrated(await trusting.call(family, { storyId: await storeStory(family, [ABOUT_MARLENE]), part: 0 }));
    expect((await trusting.standIn.requests(SPEECH)).map(({ body }) => body['input'])).toEqual([ABOUT_MARLENE]);
  });
});
