import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import type { Moderator } from '../../generation/ports/providers.ts';
import { briefWith } from '../testing/brief-with.ts';
import { assertRewriteTextsFit, assertFamilyTextsFit, findStory } from './story-safety.ts';

it('a family is read while its stored story is read', async () => {
  const checks: string[] = [];
  const story = Promise.withResolvers<Story | null>();
  const found = findStory(
    {
      store: {
        findStory: () => {
          checks.push('story');
          return story.promise;
        },
      },
      families: {
        hasProfile: () => Promise.reject(new Error('Unexpected call')),
        safetyOf: async (_uid, _childId, protectedStory) => {
          checks.push('family');
          return { avoid: [...((await protectedStory)?.readerIds ?? [])], reader: null, realNames: [] };
        },
      },
    },
    'uid',
    { childId: undefined, memoryKey: 'a-memory-key-of-a-story', readersIn: async ({ id }) => [`reader of ${id}`] },
  );
  expect(checks).toEqual(['story', 'family']);
  story.resolve(readStory('story_1', { content: 'Once.' }));
  expect(await found).toMatchObject({ saved: { id: 'story_1' }, safety: { avoid: ['reader of story_1'] } });
});

it('a request for a child fails with its stored story, and leaves no rejection that would end the process', async () => {
  const found = findStory(
    {
      store: { findStory: () => Promise.reject(new Error('Firestore is unavailable')) },
      families: {
        hasProfile: () => Promise.reject(new Error('Unexpected call')),
        safetyOf: async () => ({ avoid: [], reader: null, realNames: [] }),
      },
    },
    'uid',
    { childId: 'nora', memoryKey: 'a-memory-key-of-a-story' },
  );
  await expect(found).rejects.toThrow('Firestore is unavailable');
});

/** Every “!” scores 0.1 of violence. */
const moderator: Moderator = {
  moderateTexts: async (texts) =>
    texts.map((text) => ({ scores: { violence: (text.split('!').length - 1) / 10 }, flagged: [] })),
  moderatePicture: () => Promise.reject(new Error('Unexpected call')),
};
const deps = { moderator, log: () => {} };

/** Each paragraph scores 0.7, which a chapter for ages 12-17 may have. */
const DARK_CHAPTER = ['They fought!!!!!!!', 'They fled!!!!!!!'];

const rewriteOf = (chapter: readonly string[]) => ({ chapter, wish: '', requestId: 'r1' });

it('a chapter that was accepted for ages 12-17 can be continued with an idea of that age, and rewritten', async () => {
  const brief = briefWith({
    ageRange: '12-17',
    previousParts: [DARK_CHAPTER.join('\n\n')],
    idea: 'Another fight!!!!!!!',
  });
  await assertFamilyTextsFit(deps, brief, 'r1');
  await assertRewriteTextsFit(deps, brief, rewriteOf(DARK_CHAPTER));
});

it.each(['3-4', '5-8', '9-12'] as const)('a chapter that is only fit for ages 12-17 is refused for %s', async (age) => {
  const refusal = { code: 'refused', field: 'previousParts' };
  const brief = briefWith({ ageRange: age, previousParts: [DARK_CHAPTER.join('\n\n')] });
  await expect(assertFamilyTextsFit(deps, brief, 'r1')).rejects.toMatchObject(refusal);
  await expect(
    assertRewriteTextsFit(deps, briefWith({ ageRange: age }), rewriteOf(DARK_CHAPTER)),
  ).rejects.toMatchObject(refusal);
});

it('the words of a family are moderated for the whole family at every age', async () => {
  const brief = briefWith({ ageRange: '12-17', customElements: DARK_CHAPTER[0] ?? '' });
  await expect(assertFamilyTextsFit(deps, brief, 'r1')).rejects.toMatchObject({ code: 'refused', field: 'prompt' });
  await assertFamilyTextsFit(deps, briefWith({ ageRange: '3-4', previousParts: ['They fought!!!!!'] }), 'r1');
});

it('one paragraph that is not fit for the age is found in a stored chapter', async () => {
  const brief = briefWith({ ageRange: '12-17', previousParts: ['Pip slept.', `${DARK_CHAPTER.join('\n\n')}!`] });
  await expect(assertFamilyTextsFit(deps, brief, 'r1')).rejects.toMatchObject({
    code: 'refused',
    field: 'previousParts',
  });
});

it('thousands of tiny paragraphs of a stored chapter are moderated together', async () => {
  const sizes: number[] = [];
  const counting: Moderator = {
    ...moderator,
    moderateTexts: (texts) => {
      sizes.push(texts.length);
      return moderator.moderateTexts(texts);
    },
  };
  const brief = briefWith({ ageRange: '12-17', previousParts: ['a\n\n'.repeat(6_666)] });
  await assertFamilyTextsFit({ ...deps, moderator: counting }, brief, 'r1');
  expect(sizes).toHaveLength(1);
});
