import { describe, expect, it } from 'vitest';
import { REAL_NAME_IN_CHAPTER } from '@talelantern/domain/contracts/generate-audio-narration';
import { chapter, EMBER, PIP, storyRequest, telling, TELLING, told } from './support/chapters.ts';
import { createFamily, storeChild } from './support/family.ts';
import { useEveryFunction } from './support/every-function.ts';
import { failure } from './support/function-under-test.ts';
import { narrated, storeStory } from './support/narrations.ts';
import { PROMPT, savedPicture } from './support/portraits.ts';

const functions = useEveryFunction();

/** How a hurried parent, a keyboard or another system may write the child's name. */
const WRITTEN = ['Zoe', 'Zoe\u0308', 'ZOË', 'zoe', 'Zoé', 'Zo\u200Be'];

async function createFamilyOfZoe() {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  await storeChild(family, { nickname: 'Zoë' });
  return family;
}

/** Everything that has left for a model, as a reader would take it. */
async function leftFor(path: string): Promise<string> {
  const bodies = (await functions.standIn.requests(path)).map(({ body }) => JSON.stringify(body));
  return bodies
    .join('\n')
    .normalize('NFKD')
    .replace(/[\p{M}\u200B]/gu, '');
}

const NAMED = /\bzoe/i;

describe('the name of a real child, however it is written', () => {
  it.each(WRITTEN)('%j reaches neither the writer nor the moderator', async (name) => {
    const family = await createFamilyOfZoe();
    await functions.standIn.plan(telling(chapter(6)), TELLING);
    const request = storyRequest({
      characters: [
        { ...EMBER, customDescription: `${name}’s own dragon` },
        { ...PIP, name: `Little ${name}` },
      ],
      locations: [{ name: `${name}-Cove`, description: `where ${name}s boat lies`, treasures: [`${name}’s bell`] }],
      prompt: `Let ${name} win, and wave to ${name}.`,
    });
    told(await functions.call('generateStory', family, request));
    for (const path of ['/v1/responses', '/v1/moderations']) {
      const left = await leftFor(path);
      expect(left).toContain('Ember');
      expect(left).not.toMatch(NAMED);
    }
  });

  it('reaches no painter', async () => {
    const family = await createFamilyOfZoe();
    const prompt = PROMPT.replace('Name: Ember', 'Name: Zoe');
    savedPicture(await functions.call('generateImage', family, { prompt }));
    for (const path of ['/v1/images/generations', '/v1/moderations']) {
      const left = await leftFor(path);
      expect(left).toContain('Crimson');
      expect(left).not.toMatch(NAMED);
    }
  });

  it('is not spoken', async () => {
    const family = await createFamilyOfZoe();
    const storyId = await storeStory(family, [
      'Zoe’s lantern was the brightest in all the harbour town.',
      'Ember looked at the sea for a very long time.',
    ]);
    expect(await functions.call('generateAudioNarration', family, { storyId, part: 0 })).toMatchObject({
      status: 400,
      json: failure('refused', REAL_NAME_IN_CHAPTER),
    });
    expect(await functions.standIn.requests('/v1/audio/speech')).toEqual([]);
    narrated(await functions.call('generateAudioNarration', family, { storyId, part: 1 }));
  });
});
