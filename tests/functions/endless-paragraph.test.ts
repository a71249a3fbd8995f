import { LIMITS } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import { notings, paragraphs, storyRequest, telling, TELLING, told } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';

const endless = 'Ember and Pip walked on. '.repeat(Math.ceil(LIMITS.chapter / 25) + 1).trim();
/** So that the vendor's own limit does not cut it short first. */
const settings = { maxLength: 8_000 };

describe('a vendor that writes a paragraph longer than a chapter', () => {
  const underTest = useFunction('generateStory');

  it('R6: is not believed: nothing is kept, noted or charged', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan(telling([endless, ...paragraphs(6)].join('\n\n')), TELLING);
    expect(await underTest.call(family, storyRequest({ requestId, settings }))).toMatchObject({
      status: 503,
      json: failure('busy', 'Invalid response from story generation service'),
    });
    expect(await notings(underTest.standIn)).toEqual([]);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  });

  it('R6: is believed as far as it wrote before, where it does not mend it', async () => {
    const family = await createFamily();
    const before = paragraphs(6);
    await underTest.standIn.plan(telling([...before, endless].join('\n\n')), { ...TELLING, times: 1 });
    await underTest.standIn.plan({ kind: 'status', status: 500 }, TELLING);
    expect(told(await underTest.call(family, storyRequest({ settings }))).paragraphs).toEqual(before);
  });
});
