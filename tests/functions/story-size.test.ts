import { LIMITS } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import {
  chapter,
  EMBER,
  PIP,
  saveStory,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  readChapterResponse,
} from './support/chapters.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

const TOO_LONG = { status: 413, json: failure('too_large', 'Story content is too long') };

/** Every list with the maximum number of entries of maximum length. */
const fullList = Array.from({ length: LIMITS.listEntries }, () => 'x'.repeat(LIMITS.listEntry));
const location = {
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

describe('a story whose fields are all within their limits', () => {
  const underTest = setUpFunction('generateStory');
  const generate = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  const vendorRequests = () => underTest.standIn.requests();

  it('a story that is too large in total is refused before the vendor is called', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    for (const changes of [
      { characters: [...crowd.slice(1), EMBER], locations: [location, location] },
      { locations: [location, location, location] },
    ]) {
      expect(await generate(family, changes)).toMatchObject(TOO_LONG);
    }
    expect(await vendorRequests()).toEqual([]);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });

    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generate(family, { locations: [location, location] }));
  });

  it('a rewrite is refused if the stored story is too large in total', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    const memoryKey = newRequestId();
    await saveStory(family, memoryKey, [chapter(6)], undefined, {
      characters: [EMBER],
      ageRange: '5-8',
      locations: [location, location, location].map((stored, index) => ({ ...stored, id: `location${index}` })),
    });
    const rewrite = { part: 0, paragraph: 1, wish: { kind: 'funnier' } };
    const response = await generate(family, { memoryKey, settings: { rewrite } });
    expect(response).toMatchObject(TOO_LONG);
    expect(await vendorRequests()).toEqual([]);
    expect((await usageOf(family)).tallies.rewrites).toEqual({ reserved: 0, used: 0 });
  });
});
