import { describe, expect, it } from 'vitest';
import { REAL_NAME_IN_CHAPTER } from '@talelantern/domain/contracts/generate-audio-narration';
import {
  chapter,
  EMBER,
  PIP,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  readChapterResponse,
} from './support/chapters.ts';
import { createFamily, storeChild } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { failure } from './support/function-under-test.ts';
import { expectNarration, storeStory, SPEECH } from './support/narrations.ts';
import { PROMPT, expectSavedPicture } from './support/portraits.ts';
import { PEN_NAME, storeStory as storeSharedStory } from './support/shared-items.ts';

const functions = setUpFunctions();

/** Variants in which a parent, a keyboard or another system may write the child's name. */
const VARIANTS = ['Zoe', 'Zoe\u0308', 'ZOË', 'zoe', 'Zoé', 'Zo\u200Be'];

async function createFamilyWithZoe() {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  await storeChild(family, { nickname: 'Zoë' });
  return family;
}

/** Everything sent to a model, as a reader would see it. */
async function sentTo(path: string): Promise<string> {
  const bodies = (await functions.standIn.requests(path)).map(({ body }) => JSON.stringify(body));
  return bodies
    .join('\n')
    .normalize('NFKD')
    .replace(/[\p{M}\u200B]/gu, '');
}

const NAMED = /\bzoe/i;

it.each(VARIANTS)('a real child’s name written as %j does not reach the writer or the moderator', async (name) => {
  const family = await createFamilyWithZoe();
  await functions.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  const request = storyRequest({
    characters: [
      { ...EMBER, customDescription: `${name}’s own dragon` },
      { ...PIP, name: `Little ${name}` },
    ],
    locations: [{ name: `${name}-Cove`, description: `where ${name}s boat lies`, treasures: [`${name}’s bell`] }],
    prompt: `Let ${name} win, and wave to ${name}.`,
  });
  readChapterResponse(await functions.call('generateStory', family, request));
  for (const path of ['/v1/responses', '/v1/moderations']) {
    const sentRequests = await sentTo(path);
    expect(sentRequests).toContain('Ember');
    expect(sentRequests).not.toMatch(NAMED);
  }
});

it('a real child’s name in any encoding does not reach the image model', async () => {
  const family = await createFamilyWithZoe();
  const prompt = PROMPT.replace('Name: Ember', 'Name: Zoe');
  expectSavedPicture(await functions.call('generateImage', family, { prompt }));
  for (const path of ['/v1/images/generations', '/v1/moderations']) {
    const sentRequests = await sentTo(path);
    expect(sentRequests).toContain('Crimson');
    expect(sentRequests).not.toMatch(NAMED);
  }
});

it('a real child’s name in any encoding is refused for narration', async () => {
  const family = await createFamilyWithZoe();
  const storyId = await storeStory(family, [
    'Zoe’s lantern was the brightest in all the harbour town.',
    'Ember looked at the sea for a very long time.',
  ]);
  expect(await functions.call('generateAudioNarration', family, { storyId, part: 0 })).toMatchObject({
    status: 400,
    json: failure('refused', REAL_NAME_IN_CHAPTER),
  });
  expect(await functions.standIn.requests(SPEECH)).toEqual([]);
  expectNarration(await functions.call('generateAudioNarration', family, { storyId, part: 1 }));
});

const OTHERS = ['Lily', 'Zephyrinka', 'Bo', 'River', '小明', 'Дарья', '민준'];
/** Texts that name the child, each with the part that must not be sent. */
const SPELLINGS: readonly (readonly [spelling: string, name: RegExp])[] = [
  ['my daughter lily', /lily/i],
  ['LilyBear2015', /lily/i],
  ['Zephyrinka7', /zephyrinka/i],
  ['with bo on board', /\bbo\b/i],
  ['a girl called river', /girl called river/i],
  ['今天小明去了森林', /小明/],
  ['с Дарьей', /дарь/i],
  ['민준이는', /민준/],
];

describe("a real child's name in any common spelling", () => {
  async function createFamilyWithManyNames() {
    const family = await createFamily({ plan: 'unlimited_monthly', profile: { penName: PEN_NAME } });
    await Promise.all(OTHERS.map((nickname) => storeChild(family, { nickname })));
    return family;
  }

  async function expectNoNameSent(...paths: string[]) {
    for (const path of paths) {
      const bodies = (await functions.standIn.requests(path)).map(({ body }) => JSON.stringify(body)).join('\n');
      expect(bodies).not.toBe('');
      for (const [, name] of SPELLINGS) expect(bodies).not.toMatch(name);
    }
  }

  const all = SPELLINGS.map(([spelling]) => spelling).join(', ');

  it('real names in any common spelling do not reach the writer or the moderator, and are restored in the chapter', async () => {
    const family = await createFamilyWithManyNames();
    const request = storyRequest({
      characters: [{ ...EMBER, customDescription: all }, PIP],
      locations: [{ name: 'River', type: 'Rivers and Seas', description: all }],
      prompt: all,
    });
    readChapterResponse(await functions.call('generateStory', family, request));
    await expectNoNameSent('/v1/responses', '/v1/moderations');
    expect(JSON.stringify(await functions.standIn.requests('/v1/responses'))).toContain('Rivers and Seas');
  });

  it('real names in any common spelling do not reach the image model', async () => {
    const family = await createFamilyWithManyNames();
    const prompt = `${PROMPT} | Location: River | Category: River | Wish: ${all}`;
    expectSavedPicture(await functions.call('generateImage', family, { prompt }));
    await expectNoNameSent('/v1/images/generations', '/v1/moderations');
    const sentRequests = JSON.stringify(await functions.standIn.requests('/v1/images/generations'));
    expect(sentRequests).toContain('Category: River');
    expect(sentRequests).not.toContain('Location: River');
  });

  it.each(SPELLINGS)('a chapter with a real name is refused for narration and sharing: %s', async (spelling) => {
    const family = await createFamilyWithManyNames();
    const storyId = await storeStory(family, [`They went ${spelling}.`]);
    expect(await functions.call('generateAudioNarration', family, { storyId, part: 0 })).toMatchObject({
      json: failure('refused', REAL_NAME_IN_CHAPTER),
    });
    const contentId = await storeSharedStory(family, { previousParts: [`They went ${spelling}.`] });
    expect(
      await functions.call('updateSharing', family, { contentType: 'story', contentId, isPublic: true }),
    ).toMatchObject({ status: 400, json: { error: { code: 'refused' } } });
    const fine = await storeSharedStory(family, { theme: 'River Journey' });
    expect(
      await functions.call('updateSharing', family, { contentType: 'story', contentId: fine, isPublic: true }),
    ).toMatchObject({ status: 200 });
  });
});
