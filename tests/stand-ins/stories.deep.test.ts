import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../support/stand-in.ts';
import { faultsOf, medianLevel, mostCommonRun } from './story-measures.ts';
import { tellStories, type ToldStory } from './told-stories.ts';

/** Every theme for every age, each in four chapters: 480 stories. */
const ALL_THEMES = 1;
const STORIES = 480;

let standIn: StandIn;
let stories: ToldStory[];
beforeAll(async () => {
  standIn = await startStandIn();
  const openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
  stories = await tellStories(openai, ALL_THEMES);
}, 1_200_000);
afterAll(() => standIn.close());

const openings = (phase: number): string[] => stories.map(({ chapters }) => chapters[phase]?.paragraphs[0] ?? '');

it('tells every theme for every age without a fault', () => {
  expect(stories).toHaveLength(STORIES);
  const faults = stories.flatMap(({ theme, ageRange, chapters }) =>
    chapters.flatMap((chapter) =>
      faultsOf(chapter).map((fault) => `${theme}, ${ageRange}, ${chapter.brief.phase} ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

it('begins no two stories in fifty with the same six words', () => {
  expect(mostCommonRun(openings(0)).share).toBeLessThanOrEqual(0.02);
});

it('begins chapters differently, whichever they are', () => {
  const mixed = stories.map(({ chapters }, index) => {
    const phase = (index + Math.floor(index / 120)) % chapters.length;
    return chapters[phase]?.paragraphs[0] ?? '';
  });
  expect(mostCommonRun(mixed).share).toBeLessThanOrEqual(0.03);
});

it('reads at least one school year harder from age to age', () => {
  const levels = AGE_RANGES.map((age) => medianLevel(stories.filter(({ ageRange }) => ageRange === age)));
  console.info(levels);
  levels.slice(1).forEach(({ grade, wordsPerSentence }, index) => {
    expect(grade - (levels[index]?.grade ?? 0)).toBeGreaterThan(1);
    expect(wordsPerSentence).toBeGreaterThan(levels[index]?.wordsPerSentence ?? 0);
  });
});
