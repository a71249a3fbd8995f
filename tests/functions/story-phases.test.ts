import { describe, expect, it } from 'vitest';
import {
  briefOf,
  chapter,
  EMBER,
  PIP,
  saveStory,
  storyRequest,
  telling,
  TELLING,
  tellings,
  told,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const NOT_DUE = { status: 400, json: failure('invalid', 'Invalid story parameters') };
const KEY = 'a-memory-key-of-the-family';

describe('the four chapters of a story', () => {
  const underTest = useFunction('generateStory');
  const tell = async (family: Family, storyPhase: string, changes: Readonly<Record<string, unknown>> = {}) =>
    underTest.call(family, storyRequest({ storyPhase, memoryKey: KEY, ...changes }));
  const begin = async (options: Parameters<typeof createFamily>[0] = {}) => {
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    const family = await createFamily(options);
    expect(told(await tell(family, 'introduction')).memoryKey).toBe(KEY);
    return family;
  };
  const CHAPTERS = [chapter(6), `${chapter(6)} Two.`, `${chapter(5)} Three.`, `${chapter(4)} Four.`];

  it('cost one story together and take the earlier ones from the saved story', async () => {
    const family = await begin();
    for (const [index, phase] of ['development', 'climax', 'resolution'].entries()) {
      await saveStory(family, KEY, CHAPTERS.slice(0, index + 1), 'story_1700000000000_' + family.uid.slice(-8));
      told(await tell(family, phase, { previousParts: ['A chapter of the caller’s own'] }));
      const brief = (await tellings(underTest.standIn)).map(briefOf).at(-1);
      expect(JSON.stringify(brief)).not.toContain('the caller’s own');
      expect(brief).toMatchObject({ phase, previousParts: CHAPTERS.slice(0, index + 1) });
    }
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
    const cacheKeys = (await tellings(underTest.standIn)).map(({ body }) => body['prompt_cache_key']);
    expect(new Set(cacheKeys).size).toBe(1);
  });

  it('B17: need a memory key, a ledger and the saved story', async () => {
    const stranger = await createFamily();
    expect(await tell(stranger, 'development')).toMatchObject(NOT_DUE);
    expect(await tell(stranger, 'development', { memoryKey: undefined })).toMatchObject(NOT_DUE);
    await saveStory(stranger, KEY, CHAPTERS.slice(0, 1));
    expect(await tell(stranger, 'development')).toMatchObject(NOT_DUE);

    const family = await begin();
    expect(await tell(family, 'development')).toMatchObject(NOT_DUE);
    await saveStory(family, KEY, CHAPTERS.slice(0, 1));
    told(await tell(family, 'development'));
  });

  it('B17: are told in order', async () => {
    const family = await begin();
    await saveStory(family, KEY, CHAPTERS);
    expect(await tell(family, 'climax')).toMatchObject(NOT_DUE);
    expect(await tell(family, 'resolution')).toMatchObject(NOT_DUE);
    told(await tell(family, 'development'));
    told(await tell(family, 'climax'));
  });

  it('B17: are each told once and three times anew', async () => {
    const family = await begin();
    await saveStory(family, KEY, CHAPTERS.slice(0, 1));
    for (let time = 0; time < 4; time += 1) told(await tell(family, 'development'));
    expect(await tell(family, 'development')).toMatchObject(NOT_DUE);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  });

  it('do not use up a time when the telling fails', async () => {
    const family = await begin();
    await saveStory(family, KEY, CHAPTERS.slice(0, 1));
    await underTest.standIn.reset();
    await underTest.standIn.plan({ kind: 'status', status: 429 }, { ...TELLING, times: 1 });
    expect((await tell(family, 'development')).status).toBe(429);
    expect(await storedFields(`generations/${family.uid}_${KEY}`)).toMatchObject({
      phases: { introduction: { reserved: 0, used: 1 }, development: { reserved: 0, used: 0 } },
    });
  });

  it('I18, B17: know nothing of another family’s story with the same memory key', async () => {
    const [family, other] = await Promise.all([begin(), begin()]);
    await saveStory(other, KEY, ['The secret of the others.', 'And more of it.']);
    expect(await tell(family, 'development')).toMatchObject(NOT_DUE);
  });

  it('may be ended under the limits with which they were begun', async () => {
    const characters = [EMBER, PIP, { ...PIP, id: 'p3', name: 'Nell' }, { ...PIP, id: 'p4', name: 'Ode' }];
    await underTest.standIn.plan(telling(`Nell and Ode sang.\n\n${chapter(6)}`), TELLING);
    const family = await createFamily({ plan: 'pro_monthly' });
    told(await tell(family, 'introduction', { characters }));
    await saveStory(family, KEY, CHAPTERS.slice(0, 1));
    await adminFirestore().doc(`users/${family.uid}`).update({ subscriptionStatus: 'canceled' });
    told(await tell(family, 'development', { characters }));
    const crowd = [...characters, { ...PIP, id: 'p5', name: 'Una' }];
    expect((await tell(family, 'development', { characters: crowd })).json).toMatchObject(
      failure('plan_limit', 'You have reached the limit of your plan'),
    );
  });
});
