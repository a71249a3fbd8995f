import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesOf, readParagraphs } from '../../functions/src/stories/chapter-text/chapter-text.ts';
import { paragraphHasContactDetails } from '../../functions/src/stories/chapter-text/paragraph-contact-details.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { falsePositives } from './known-false-positives.ts';
import {
  faultsOf,
  forbiddenOpening,
  medianLevel,
  mostCommonRun,
  presentIdeas,
  sentencesListingFacts,
  repeatedAnds,
  returningShare,
} from './story-measures.ts';
import { askThrough, generateStories, type GeneratedChapter, type GeneratedStory } from './generate-stories.ts';

/** Every theme for every age, four chapters each: 480 stories. */
const ALL_THEMES = 1;
const STORIES = 480;

let standIn: StandIn;
let stories: GeneratedStory[];
beforeAll(async () => {
  standIn = openStandIn();
  const openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
  stories = await generateStories(askThrough(openai), ALL_THEMES);
}, 1_200_000);
afterAll(() => standIn.reset());

const openings = (phase: number): string[] => stories.map(({ chapters }) => chapters[phase]?.paragraphs[0] ?? '');

it('every theme is generated for every age without a fault', () => {
  expect(stories).toHaveLength(STORIES);
  const faults = stories.flatMap(({ theme, ageRange, chapters }) =>
    chapters.flatMap((chapter) =>
      faultsOf(chapter).map((fault) => `${theme}, ${ageRange}, ${chapter.brief.phase} ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

it('no two of fifty stories start with the same six words', () => {
  expect(mostCommonRun(openings(0)).share).toBeLessThanOrEqual(0.02);
});

it('at most 3 % of generated chapters start with the same six words', () => {
  const mixed = stories.map(({ chapters }, index) => {
    const phase = (index + Math.floor(index / 120)) % chapters.length;
    return chapters[phase]?.paragraphs[0] ?? '';
  });
  expect(mostCommonRun(mixed).share).toBeLessThanOrEqual(0.03);
});

it('no generated chapter opens with waking up, the weather or a stock phrase', () => {
  const forbidden = stories.flatMap(({ chapters }) => chapters.flatMap((chapter) => forbiddenOpening(chapter) ?? []));
  expect(forbidden).toEqual([]);
});

it('generated chapters show looks in action, begin one sentence of a paragraph with “And”, and have ideas in the past tense', () => {
  const chapters = stories.flatMap((story) => story.chapters);
  expect(chapters.flatMap(sentencesListingFacts)).toEqual([]);
  expect(chapters.flatMap(repeatedAnds)).toEqual([]);
  expect(chapters.flatMap(presentIdeas)).toEqual([]);
});

it("at most an eighth of the sentences of a family's second story were in its first", () => {
  const share = returningShare(stories);
  console.info(share);
  expect(share).toBeLessThanOrEqual(0.125);
});

it('generated stories are at least one school grade harder to read per age group', () => {
  const levels = AGE_RANGES.map((age) => medianLevel(stories.filter(({ ageRange }) => ageRange === age)));
  console.info(levels);
  levels.slice(1).forEach(({ grade, wordsPerSentence }, index) => {
    expect(grade - (levels[index]?.grade ?? 0)).toBeGreaterThan(1);
    expect(wordsPerSentence).toBeGreaterThan(levels[index]?.wordsPerSentence ?? 0);
  });
});

it("few words of generated stories are mistaken for a child's name", () => {
  const { share, names } = falsePositives(stories);
  console.info(share, names);
  expect(share).toBeLessThanOrEqual(0.01);
  expect([...names].filter((name) => ['Will', 'May', 'An', 'Isla'].includes(name))).toEqual([]);
});

it('cleaning does not change paragraphs of a generated chapter, and none has contact details', () => {
  const chapters = stories.flatMap((story) => story.chapters);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  expect(chapters.flatMap((chapter) => changedParagraphs(chapter))).toEqual([]);
  expect(paragraphs.filter(paragraphHasContactDetails)).toEqual([]);
});

function changedParagraphs({ brief, paragraphs }: GeneratedChapter): string[] {
  const cleanedParagraphs = new Set(readParagraphs(paragraphs.join('\n\n'), namesOf(brief)).paragraphs);
  return paragraphs.filter((paragraph) => !cleanedParagraphs.has(paragraph));
}
