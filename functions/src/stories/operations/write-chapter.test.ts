import { AppError } from '@talelantern/domain/errors/app-error';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { describe, expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import { countsAsRefusal } from '../../generation/operations/jobs.ts';
import type { Moderator, StoryWriter } from '../../generation/ports/providers.ts';
import { briefWith } from '../testing/brief-with.ts';
import { writeChapter } from './write-chapter.ts';

const brief = briefWith({ avoid: ['spiders'], customElements: 'A lighthouse' });

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
    show = () => {},
    cacheKey = order.cacheKey,
  }: {
    flagged?: readonly string[];
    elapsedMs?: number;
    moderateTexts?: Moderator['moderateTexts'];
    chapterBrief?: StoryBrief;
    show?: (index: number, paragraph: string) => void;
    cacheKey?: string;
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
    { brief: chapterBrief, ageRange: '5-8', order: { ...order, cacheKey }, startedAt: 0, show },
  );
}

/** The failure of a chapter for which the model always returns the same output. */
async function failureOf(write: StoryWriter['write'], flagged: readonly string[] = []): Promise<AppError> {
  const failure: unknown = await chapterOf(write, { flagged }).catch((error: unknown) => error);
  if (!(failure instanceof AppError)) throw new Error('The chapter was accepted');
  return failure;
}

const replying =
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
  ['that moderation refuses', replying(...STORY), ['violence/graphic']],
])('a chapter %s counts as one of the family’s refusals', async (_which, write, flagged) => {
  expect(countsAsRefusal(await failureOf(write, flagged))).toBe(true);
});

it.each<[string, StoryWriter['write'], string]>([
  ['an apology', replying('I’m sorry, but I can’t write this story.'), 'refused'],
  [
    'a chapter that keeps to what is to be avoided',
    replying(...STORY.map((paragraph) => `${paragraph} A spider.`)),
    'refused',
  ],
  ['a chapter in another language', replying(FRENCH), 'refused'],
  ['under half of a chapter', replying('One lamp shone.'), 'busy'],
  ['nothing', replying(''), 'busy'],
])('%s does not count as a refusal of the family', async (_what, write, code) => {
  const failure = await failureOf(write);
  expect(failure.code).toBe(code);
  expect(countsAsRefusal(failure)).toBe(false);
});

it('after a chapter in a different language the chapter is requested once more in English, and then the family is told', async () => {
  const hasLanguageNote: boolean[] = [];
  const failure = await failureOf(async ({ prompt }, onText) => {
    hasLanguageNote.push(prompt.instructions.includes('not in English'));
    onText(FRENCH);
    return { isTruncated: false };
  });
  expect(hasLanguageNote).toEqual([false, true]);
  expect(failure.message).toMatch(/^For now, stories can only be told in English\./);
});

it('the first chapters of two stories begin in different ways', async () => {
  const chapterBrief = { ...brief, phase: 'introduction' as const };
  const beginningFor = async (cacheKey: string) => {
    const instructions: string[] = [];
    const write: StoryWriter['write'] = (chapterOrder, onText) => {
      instructions.push(chapterOrder.prompt.instructions);
      return replying(...STORY)(chapterOrder, onText);
    };
    await chapterOf(write, { chapterBrief, cacheKey });
    return /^This one begins with .*$/m.exec(instructions[0] ?? '')?.[0];
  };
  expect(await beginningFor('a')).toBeDefined();
  expect(await beginningFor('a')).not.toBe(await beginningFor('b'));
});

it.each([
  ['is repaired within two minutes', 120_000, 2],
  ['is not repaired later, because the function would be stopped with it', 120_001, 1],
])('a chapter that is a little short %s', async (_what, elapsedMs, expected) => {
  let calls = 0;
  const write: StoryWriter['write'] = (chapterOrder, onText) => {
    calls += 1;
    return replying(...STORY)(chapterOrder, onText);
  };
  expect((await chapterOf(write, { elapsedMs })).slice(0, 4)).toEqual(STORY);
  expect(calls).toBe(expected);
});

it('moderation of a chapter’s text waits out a longer outage, because the chapter is already paid for', async () => {
  const isPaidFor: unknown[] = [];
  await chapterOf(replying(...STORY), {
    moderateTexts: async (texts, options) => {
      isPaidFor.push(options?.isPaidFor);
      return texts.map(() => ({ scores: {}, flagged: [] }));
    },
  });
  expect(new Set(isPaidFor)).toEqual(new Set([true]));
});

it('an unreadable chapter that is too late for a repair fails with a timeout', async () => {
  const late = chapterOf(replying(...STORY.map((paragraph) => `${paragraph} A spider.`)), { elapsedMs: 120_001 });
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
  await chapterOf(replying('One lamp shone.'), { chapterBrief });
  const looksForOne = looks;
  looks = 0;
  await chapterOf(replying(...STORY), { chapterBrief });
  expect(looks - looksForOne).toBe(STORY.length - 1);
});

describe('a chapter with a paragraph that moderation refuses', () => {
  const HARSH = 'Blood was everywhere.';
  const GENTLE = 'The cut was small, and Pip kissed it.';
  const wishless = briefWith({ paragraphs: { min: 4, max: 6 } });

  /** Writes `chapter`, and `repair` when a repair is requested; 'blood' is violent and 'naked' sexual. */
  async function write(chapter: readonly string[], repair: string, chapterBrief: StoryBrief = wishless) {
    const inputs: string[] = [];
    const shownParagraphs: string[] = [];
    const outcome = await chapterOf(
      async (chapterOrder, onText) => {
        inputs.push(chapterOrder.prompt.input);
        onText(inputs.length === 1 ? chapter.join('\n\n') : repair);
        return { isTruncated: false };
      },
      {
        chapterBrief,
        show: (index, paragraph) => void shownParagraphs.push(`${index} ${paragraph}`),
        moderateTexts: async (texts) =>
          texts.map((text) => ({
            scores: { violence: /blood/i.test(text) ? 0.9 : 0, sexual: text.includes('naked') ? 0.9 : 0 },
            flagged: [],
          })),
      },
    ).catch((error: unknown) => error);
    return { outcome, inputs, shownParagraphs };
  }

  it('a frightening paragraph is rewritten without being quoted, and is never shown', async () => {
    const chapter = STORY.with(1, HARSH);
    const { outcome, inputs, shownParagraphs } = await write(chapter, GENTLE);
    expect(outcome).toEqual(STORY.with(1, GENTLE));
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toContain('was too frightening or unkind');
    expect(inputs[1]).not.toContain(HARSH);
    expect(shownParagraphs).toEqual(STORY.with(1, GENTLE).map((paragraph, index) => `${index} ${paragraph}`));
  });

  it.each([
    ['is frightening too', HARSH],
    ['lacks it', ''],
  ])('a chapter is refused when the repair of a frightening paragraph %s', async (_what, repair) => {
    for (const chapter of [STORY.with(1, HARSH), [...STORY, HARSH]]) {
      const { outcome, shownParagraphs } = await write(chapter, repair);
      expect(outcome).toMatchObject({ code: 'refused' });
      expect(shownParagraphs.join()).not.toContain(HARSH);
    }
  });

  it.each([5, 6, 7, 8])(
    'a frightening paragraph beyond the maximum, the one at %i, is rewritten with the paragraphs that it is joined to',
    async (at) => {
      const chapter = Array.from({ length: wishless.paragraphs.max + 3 }, (_, index) => `Boat ${index} came home.`);
      const repaired = await write(chapter.with(at, HARSH), GENTLE);
      expect(repaired.outcome).toContain(GENTLE);
      expect(repaired.inputs).toHaveLength(2);
      expect([repaired.outcome, repaired.inputs, repaired.shownParagraphs].flat().join()).not.toContain(HARSH);
      const refusedRun = await write(chapter.with(at, HARSH), HARSH);
      expect(refusedRun.outcome).toMatchObject({ code: 'refused' });
      expect([refusedRun.inputs, refusedRun.shownParagraphs].flat().join()).not.toContain(HARSH);
    },
  );

  it.each([
    ['in any other way', STORY.with(1, 'A naked child slept.')],
    ['in any other way besides', STORY.with(1, 'A naked child slept in blood.')],
    ['three times', STORY.map((paragraph) => `${paragraph} Blood.`)],
    [
      'three times in what is joined',
      [...STORY, ...STORY, ...STORY.slice(1).map((paragraph) => `${paragraph} Blood.`)],
    ],
  ])('a chapter that is not allowed %s is refused without a repair', async (_what, chapter) => {
    const { outcome, inputs } = await write(chapter, GENTLE);
    expect(outcome).toMatchObject({ code: 'refused' });
    expect(inputs).toHaveLength(1);
  });

  it.each([
    ['no wish is not told to change it, and the refusal is not counted', {}, false, 'Please try again: the next'],
    ['a wish is told to change it', { customElements: 'Blood' }, true, 'Please change your wishes'],
    ['an idea is told to change it', { idea: 'Blood' }, true, 'Please change your wishes'],
  ])('a family with %s', async (_which, wish, isCounted, words) => {
    const { outcome } = await write(STORY.with(1, HARSH), HARSH, { ...wishless, ...wish });
    expect(outcome).toMatchObject({ isCounted, message: expect.stringContaining(words) });
  });
});
