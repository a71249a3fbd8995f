import { AppError } from '@talelantern/domain/errors/app-error';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import { countsAsRefusal } from '../../generation/operations/jobs.ts';
import type { Moderator, StoryWriter } from '../../generation/ports/providers.ts';
import { briefWith } from '../testing/brief-with.ts';
import { writeChapter } from './write-chapter.ts';

const brief = briefWith({ avoid: ['spiders'] });

const order = {
  temperature: 1,
  maxOutputTokens: 900,
  requestId: 'request-of-the-test',
  cacheKey: 'cache',
  safetyIdentifier: 'family',
  isEconomy: false,
  meter: { beginCall: () => () => {} },
};

/** A chapter whose work began `elapsedMs` ago, by a model that writes as `write`. */
function chapterOf(
  write: StoryWriter['write'],
  {
    flagged = [],
    elapsedMs = 0,
    moderateTexts = (texts) => Promise.resolve(texts.map(() => ({ scores: {}, flagged }))),
    chapterBrief = brief,
  }: {
    flagged?: readonly string[];
    elapsedMs?: number;
    moderateTexts?: Moderator['moderateTexts'];
    chapterBrief?: StoryBrief;
  } = {},
): Promise<string[]> {
  return writeChapter(
    {
      log: () => {},
      clock: { now: () => elapsedMs, sleep: unexpected, every: unexpected },
      storyWriter: {
        write,
        updateNotes: () => Promise.reject(new Error('Not asked for')),
        findMoment: () => Promise.reject(new Error('Not asked for')),
        judgeScene: () => Promise.reject(new Error('Not asked for')),
      },
      moderator: {
        moderateTexts,
        moderatePicture: () => Promise.reject(new Error('Not asked for')),
      },
    },
    { brief: chapterBrief, ageRange: '5-8', order, startedAt: 0, show: () => {} },
  );
}

/** The failure of a chapter for which the model always gives the same answer. */
async function failureOf(write: StoryWriter['write'], flagged: readonly string[] = []): Promise<AppError> {
  const failure: unknown = await chapterOf(write, { flagged }).catch((error: unknown) => error);
  if (!(failure instanceof AppError)) throw new Error('The chapter was accepted');
  return failure;
}

const answering =
  (...paragraphs: readonly string[]): StoryWriter['write'] =>
  (_order, onText) => {
    onText(paragraphs.join('\n\n'));
    return Promise.resolve({ isTruncated: false });
  };

const STORY = ['One lamp shone.', 'Two boats came.', 'Three bells rang.', 'All slept.'];
const FRENCH =
  'Le petit renard courait dans la forêt sombre avec sa lanterne, et il cherchait depuis longtemps le trésor que sa grand-mère avait caché sous le vieux chêne près de la rivière.';

it.each<[string, StoryWriter['write'], string[]]>([
  ['that the vendor refuses', () => Promise.reject(new AppError('refused', 'No')), []],
  ['that moderation refuses', answering(...STORY), ['violence/graphic']],
])('a chapter %s counts as one of the family’s refusals', async (_which, write, flagged) => {
  expect(countsAsRefusal(await failureOf(write, flagged))).toBe(true);
});

it.each<[string, StoryWriter['write'], string]>([
  ['an apology', answering('I’m sorry, but I can’t write this story.'), 'refused'],
  ['a chapter that keeps to what is to be avoided', answering(...STORY.map((told) => `${told} A spider.`)), 'refused'],
  ['a chapter in another language', answering(FRENCH), 'refused'],
  ['under half of a chapter', answering('One lamp shone.'), 'busy'],
  ['nothing', answering(''), 'busy'],
])('%s does not count as a refusal of the family', async (_what, write, code) => {
  const failure = await failureOf(write);
  expect(failure.code).toBe(code);
  expect(countsAsRefusal(failure)).toBe(false);
});

it('after a chapter in another language English is asked for once more, and then the family is told', async () => {
  const asked: boolean[] = [];
  const failure = await failureOf(async ({ prompt }, onText) => {
    asked.push(prompt.instructions.includes('not in English'));
    onText(FRENCH);
    return { isTruncated: false };
  });
  expect(asked).toEqual([false, true]);
  expect(failure.message).toMatch(/^For now, stories can only be told in English\./);
});

it.each([
  ['is repaired within two minutes', 120_000, 2],
  ['is not repaired later, because the function would be stopped with it', 120_001, 1],
])('a chapter that is a little short %s', async (_what, elapsedMs, expected) => {
  let calls = 0;
  const write: StoryWriter['write'] = (asked, onText) => {
    calls += 1;
    return answering(...STORY)(asked, onText);
  };
  expect((await chapterOf(write, { elapsedMs })).slice(0, 4)).toEqual(STORY);
  expect(calls).toBe(expected);
});

it('the text of a chapter is moderated as a paid answer', async () => {
  const isPaidFor: unknown[] = [];
  await chapterOf(answering(...STORY), {
    moderateTexts: async (texts, options) => {
      isPaidFor.push(options?.isPaidFor);
      return texts.map(() => ({ scores: {}, flagged: [] }));
    },
  });
  expect(new Set(isPaidFor)).toEqual(new Set([true]));
});

it('an unreadable chapter that is too late for a repair fails with a timeout', async () => {
  const late = chapterOf(answering(...STORY.map((told) => `${told} A spider.`)), { elapsedMs: 120_001 });
  await expect(late).rejects.toMatchObject({ code: 'timed_out' });
});

it('each paragraph of a chapter is searched for words of the avoid list once, while it is written', async () => {
  let looks = 0;
  const chapterBrief = {
    ...briefWith({ paragraphs: { min: 1, max: 8 } }),
    get avoid() {
      looks += 1;
      return ['spiders'];
    },
  };
  await chapterOf(answering('One lamp shone.'), { chapterBrief });
  const looksForOne = looks;
  looks = 0;
  await chapterOf(answering(...STORY), { chapterBrief });
  expect(looks - looksForOne).toBe(STORY.length - 1);
});
