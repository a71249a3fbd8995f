import { readStory } from '@talelantern/domain/stories/story';
import { describe, expect, it } from 'vitest';
import { moderateItem, type ItemVerdict, type ItemModerationDeps } from './moderate-item.ts';

const mustNotBeCalled = () => Promise.reject(new Error('Nobody is asked'));
const deps: ItemModerationDeps = {
  families: {
    hasProfile: mustNotBeCalled,
    safetyOf: async () => ({ avoid: [], reader: null, realNames: [] }),
  },
  textKeys: { verdictKey: (text) => text, copyTextKey: (text) => text },
  moderator: { moderateTexts: mustNotBeCalled, moderatePicture: mustNotBeCalled },
  moderationRecords: {
    verdicts: async (keys) => new Map(keys.map((key) => [key, { scores: {}, flagged: [] }])),
    reserve: mustNotBeCalled,
    releaseReservation: mustNotBeCalled,
    storeVerdicts: mustNotBeCalled,
    schedule: mustNotBeCalled,
    begin: mustNotBeCalled,
  },
};

async function verdictOf(chapter: string, overrides: object = {}, penName = 'Quill'): Promise<ItemVerdict> {
  const item = readStory('story', { userId: 'u', title: 'x', previousParts: [chapter], ageRange: '5-8', ...overrides });
  if (!item) throw new Error('The example must be readable');
  return moderateItem(deps, { contentType: 'story', item }, penName, 0);
}

it('a pen name that readers may take for us is held', async () => {
  const part = 'the name “Talelantern” in your pen name';
  expect(await verdictOf('They ran.', {}, 'Talelantern Support')).toEqual({ hold: 'unfit', part });
});

it.each(['\u202e', '\u202a', '\u202d', '\u2066', '\u2067', '\u2068'])(
  'text with the bidirectional override %j is held, because readers see different words from the moderator',
  async (sign) => {
    const part = 'the hidden direction marks in chapter 1';
    expect(await verdictOf(`Then ${sign}dekan they ran.`)).toEqual({ hold: 'unfit', part });
  },
);

it.each(['שלום, Pip\u200f!', 'مرحبا\u200e Pip', 'They ran.'])(
  'text in its natural direction is accepted: %s',
  async (text) => {
    expect(await verdictOf(text)).toEqual({ hold: null, isTooLong: false });
  },
);

it('a story is moderated for the age of its readers', async () => {
  const violent = async (keys: readonly string[]) =>
    new Map(keys.map((key) => [key, { scores: { violence: key.includes('sword') ? 0.5 : 0 }, flagged: [] }]));
  const verdictFor = async (ageRange: string) => {
    const item = readStory('story', { userId: 'u', title: 'x', previousParts: ['The sword fell.'], ageRange });
    if (!item) throw new Error('The example must be readable');
    const moderationRecords = { ...deps.moderationRecords, verdicts: violent };
    return moderateItem({ ...deps, moderationRecords }, { contentType: 'story', item }, 'Quill', 0);
  };
  expect(await verdictFor('5-8')).toEqual({ hold: 'unfit', part: 'chapter 1' });
  expect(await verdictFor('9-12')).toMatchObject({ hold: null });
});

describe('content that is already public', () => {
  const moderateShown = async (
    verdicts: ItemModerationDeps['moderationRecords']['verdicts'],
    isShown: boolean,
    chapter = 'The sword fell.',
  ) => {
    const item = readStory('story', { userId: 'u', title: 'x', previousParts: [chapter], ageRange: '5-8' });
    if (!item) throw new Error('The example must be readable');
    const moderationRecords = {
      ...deps.moderationRecords,
      reserve: isShown ? mustNotBeCalled : async () => 0,
      verdicts,
    };
    return moderateItem({ ...deps, moderationRecords }, { contentType: 'story', item }, 'Quill', 0, { isShown });
  };
  const noVerdicts = async () => new Map();

  it('is fit without stored verdicts, and no model is asked; anything else waits', async () => {
    expect(await moderateShown(noVerdicts, true)).toEqual({ hold: null, isTooLong: false });
    expect(await moderateShown(noVerdicts, false)).toEqual({ hold: 'waiting' });
  });

  it('is rejected by a stored verdict, and by contact details', async () => {
    const violent = async (keys: readonly string[]) =>
      new Map(keys.map((key) => [key, { scores: { violence: 0.9 }, flagged: [] }]));
    expect(await moderateShown(violent, true)).toMatchObject({ hold: 'unfit' });
    expect(await moderateShown(noVerdicts, true, 'Write to pip@forest.test')).toMatchObject({ hold: 'unfit' });
  });
});

it('a story without an approved chapter waits, and is not moderated', async () => {
  const item = readStory('story', { userId: 'u', title: 'x', previousParts: ['Once.'], ageRange: '5-8' });
  if (!item) throw new Error('The example must be readable');
  const moderationRecords = { ...deps.moderationRecords, verdicts: mustNotBeCalled };
  const closed = { ...item, previousParts: [] };
  expect(
    await moderateItem({ ...deps, moderationRecords }, { contentType: 'story', item: closed }, 'Quill', 0),
  ).toEqual({
    hold: 'waiting',
  });
});

it.each([
  [
    'the description of a picture',
    { sceneImages: [{ id: 's', imagePath: 'users/u/s.webp', imageUrl: 'x', part: 0, alt: 'Marlene waves.' }] },
  ],
  ['the title from the plot', { bookTitle: 'Marlene’s Lantern' }],
  ['a place', { locations: [{ name: 'Marlene’s Bay', type: 'Coast' }] }],
])('%s that mentions a real child is held', async (_what, fields) => {
  const item = readStory('story', { userId: 'u', title: 'x', previousParts: ['Once.'], ageRange: '5-8', ...fields });
  if (!item) throw new Error('The example must be readable');
  const families = {
    ...deps.families,
    safetyOf: async () => ({ avoid: [], reader: null, realNames: ['Marlene'] }),
  };
  expect(await moderateItem({ ...deps, families }, { contentType: 'story', item }, 'Quill', 0)).toEqual({
    hold: 'unfit',
    part: 'the name “Marlene”, which is a real child’s,',
  });
});

/** Moderates a story's chapters, and counts the stored verdicts that are read and the strings that are sent. */
async function countsOf(chapters: readonly string[], known = new Set<string>()) {
  const item = readStory('story', { userId: 'u', title: 'x', previousParts: chapters, ageRange: '5-8' });
  if (!item) throw new Error('The example must be readable');
  const [reads, requests]: [number[], string[][]] = [[], []];
  const countingDeps: ItemModerationDeps = {
    ...deps,
    moderator: {
      moderatePicture: mustNotBeCalled,
      async moderateTexts(texts) {
        requests.push([...texts]);
        return texts.map((text) => ({ scores: { sexual: text.includes('naked') ? 0.9 : 0 }, flagged: [] }));
      },
    },
    moderationRecords: {
      ...deps.moderationRecords,
      reserve: async (_owner, requestCount) => requestCount,
      storeVerdicts: async (verdicts) => {
        for (const key of verdicts.keys()) known.add(key);
      },
      async verdicts(keys) {
        reads.push(keys.length);
        const storedKeys = keys.filter((key) => known.has(key));
        return new Map(storedKeys.map((key) => [key, { scores: {}, flagged: [] }]));
      },
    },
  };
  const verdict = await moderateItem(countingDeps, { contentType: 'story', item }, 'Quill', 0);
  return { verdict, reads: reads.reduce((sum, count) => sum + count, 0), requests, known };
}

const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + index));
const sentence = (index: number): string => `${index} ${'The lantern swung over the quiet harbour. '.repeat(8).trim()}`;

it('moderateItem moderates 6,000 paragraphs of one letter in one request with few reads', async () => {
  const { verdict, reads, requests } = await countsOf([letters(6_000).join('\n\n')]);
  expect(verdict).toEqual({ hold: null, isTooLong: false });
  expect(reads).toBeLessThanOrEqual(24);
  expect(requests).toHaveLength(1);
  expect(requests.flat().every(({ length }) => length <= 1_000)).toBe(true);
});

it('moderateItem moderates every paragraph, and identifies the chapter of one that is not fit', async () => {
  const paragraphs = letters(3_000);
  paragraphs[1_500] = 'naked';
  const { verdict } = await countsOf(['A day.', paragraphs.join('\n\n')]);
  expect(verdict).toEqual({ hold: 'unfit', part: 'chapter 2' });
});

it('moderateItem moderates only the changed piece again when a paragraph is edited', async () => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => sentence(index));
  const { known } = await countsOf([paragraphs.join('\n\n')]);
  paragraphs[20] = sentence(99);
  const { requests } = await countsOf([paragraphs.join('\n\n')], known);
  expect(requests.flat()).toHaveLength(1);
  expect(requests.flat()[0]).toContain('99 The lantern');
});

it('moderateItem sends a paragraph above the piece length as a whole', async () => {
  const long = sentence(1).repeat(5);
  expect((await countsOf([`One.\n\n${long}\n\nTwo.`])).requests.flat()).toContain(long);
});

it('moderateItem moderates the largest story that the rules accept, and leaves a larger one to a reviewer without a request', async () => {
  const chapters = Array.from({ length: 8 }, (_, part) =>
    Array.from({ length: 39 }, (__, index) => `${part} ${index} ${'x'.repeat(505)}`).join('\n\n'),
  );
  const largest = await countsOf(chapters.slice(0, 4));
  expect(largest.verdict).toEqual({ hold: null, isTooLong: false });
  expect(largest.reads).toBeGreaterThan(150);
  const larger = await countsOf(chapters);
  expect(larger).toMatchObject({ verdict: { hold: null, isTooLong: true }, reads: 0, requests: [] });
});

it('moderateItem holds a story with contact details in the description of a picture', async () => {
  const scene = { imageUrl: 'x', imagePath: 'users/u/stories/s/p.webp', part: 0, alt: 'Write to pip@forest.test' };
  expect(await verdictOf('They ran.', { sceneImages: [scene] })).toMatchObject({ hold: 'unfit' });
  expect(await verdictOf('They ran.', { sceneImages: [{ ...scene, alt: 'Pip in the wood' }] })).toEqual({
    hold: null,
    isTooLong: false,
  });
});
