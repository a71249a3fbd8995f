import { LIMITS } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import { chapter, EMBER, PIP, saveStory, storyRequest, telling, TELLING, told } from './support/chapters.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';

const TOO_LONG = { status: 413, json: failure('too_large', 'Story content is too long') };

/** As many entries as each list takes, and as long as each may be. */
const fullList = Array.from({ length: LIMITS.listEntries }, () => 'x'.repeat(LIMITS.listEntry));
const place = {
  name: 'Lantern Cove',
  type: 'Beach',
  magicalProperties: fullList,
  inhabitants: fullList,
  dangers: fullList,
  treasures: fullList,
};
const crowd = Array.from({ length: LIMITS.listEntries }, (_, index) => ({
  ...PIP,
  id: `pip${index}`,
  name: `Pip${'abcdefghijklmnopqrst'[index]}`,
  customDescription: 'x'.repeat(LIMITS.freeText - 100),
}));

describe('a story of which every field is short enough', () => {
  const underTest = useFunction('generateStory');
  const tell = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  const vendorsAsked = () => underTest.standIn.requests();

  it('I17: is refused where it is too much together, before anybody is asked', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    for (const changes of [
      { characters: [...crowd.slice(1), EMBER], locations: [place, place] },
      { locations: [place, place, place] },
    ]) {
      expect(await tell(family, changes)).toMatchObject(TOO_LONG);
    }
    expect(await vendorsAsked()).toEqual([]);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });

    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    told(await tell(family, { locations: [place, place] }));
  });

  it('I17: is refused where a paragraph of it is to be told anew, as it is stored', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    const memoryKey = newRequestId();
    await saveStory(family, memoryKey, [chapter(6)], undefined, {
      characters: [EMBER],
      ageRange: '5-8',
      locations: [place, place, place].map((stored, index) => ({ ...stored, id: `place${index}` })),
    });
    const rewrite = { part: 0, paragraph: 1, wish: { kind: 'funnier' } };
    const answer = await tell(family, { memoryKey, settings: { rewrite } });
    expect(answer).toMatchObject(TOO_LONG);
    expect(await vendorsAsked()).toEqual([]);
    expect((await usageOf(family)).tallies.rewrites).toEqual({ reserved: 0, used: 0 });
  });
});
