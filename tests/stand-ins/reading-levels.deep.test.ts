import { AGE_RANGES, type AgeRange } from '@talelantern/domain/audience/ages';
import { READING_LEVELS, type ReadingLevel } from '@talelantern/domain/audience/reading-levels';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { askThrough, generateStories, type GeneratedChapter, type GeneratedStory } from './generate-stories.ts';
import { sheetEffect } from './sheet-effect.ts';
import { forbiddenOpening, medianLevel, mostCommonRun, refrainOf, refrainShare } from './story-measures.ts';

/** Every theme for every age: 480 stories, 24 for each reading level of an age. */
const ALL_THEMES = 1;
/** A child who only listens gets the sentences of the age; sentences for ages 3-4 are easy enough for anybody. */
const READER_LEVELS: readonly ReadingLevel[] = ['first-words', 'with-help', 'alone', 'everything'];
const READER_AGES = AGE_RANGES.filter((age) => age !== '3-4');

let standIn: StandIn;
let stories: GeneratedStory[];
beforeAll(async () => {
  standIn = openStandIn();
  const openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
  stories = await generateStories(askThrough(openai), ALL_THEMES, (index) => ({
    readingLevel: READING_LEVELS[index % READING_LEVELS.length] ?? 'listening',
    likes: [],
  }));
}, 1_200_000);
afterAll(() => standIn.reset());

const levelOf = ({ chapters }: GeneratedStory) => chapters[0]?.brief.reader?.readingLevel;
const storiesFor = (age: AgeRange) => stories.filter(({ ageRange }) => ageRange === age);

it('every reading level has the same number of stories for every age', () => {
  for (const age of AGE_RANGES) {
    for (const level of READING_LEVELS) {
      expect(storiesFor(age).filter((story) => levelOf(story) === level)).toHaveLength(24);
    }
  }
});

it('stories are harder to read with age', () => {
  const grades = AGE_RANGES.map((age) => medianLevel(storiesFor(age)).grade);
  grades.slice(1).forEach((grade, index) => expect(grade - (grades[index] ?? 0)).toBeGreaterThan(0.3));
});

it.each(READER_AGES)('stories for ages %s are harder for a child who reads better', (age) => {
  const levels = READER_LEVELS.map((level) => medianLevel(storiesFor(age).filter((story) => levelOf(story) === level)));
  levels.slice(1).forEach(({ grade, wordsPerSentence }, index) => {
    expect(grade - (levels[index]?.grade ?? 0)).toBeGreaterThan(0.3);
    expect(wordsPerSentence).toBeGreaterThan(levels[index]?.wordsPerSentence ?? 0);
  });
});

it('at most 2 % of first chapters begin with the same six words, whatever the child reads', () => {
  const beginnings = stories.map(({ chapters }) =>
    (chapters[0]?.paragraphs[0] ?? '').split(/\s+/u).slice(0, 6).join(' '),
  );
  const { run, share } = mostCommonRun(beginnings);
  expect(share, run).toBeLessThanOrEqual(0.02);
});

it('no chapter for a reader opens with waking up, the weather or a stock phrase', () => {
  const forbidden = stories.flatMap(({ chapters }) => chapters.flatMap((chapter) => forbiddenOpening(chapter) ?? []));
  expect(forbidden).toEqual([]);
});

it('at least 80 % of the chapters for ages 3-4 have the refrain of their story three times, and no others have one', () => {
  expect(refrainShare(storiesFor('3-4'))).toBeGreaterThanOrEqual(0.8);
  for (const age of READER_AGES) expect(refrainShare(storiesFor(age))).toBe(0);
});

it('at most a tenth of the stories for ages 3-4 have the same refrain', () => {
  const listened = storiesFor('3-4');
  const byRefrain = Map.groupBy(listened, (story) => refrainOf(story)?.line);
  const mostStories = Math.max(...[...byRefrain.values()].map(({ length }) => length));
  expect(mostStories / listened.length).toBeLessThanOrEqual(0.1);
});

it('the cards of every chapter name somebody or a place that the chapter names', () => {
  const without = stories.flatMap(({ chapters }) => chapters.filter((chapter) => !mentionsItsChapter(chapter)));
  expect(without.map(({ talkCards }) => talkCards)).toEqual([]);
});

function mentionsItsChapter({ brief, paragraphs, talkCards }: GeneratedChapter): boolean {
  const chapter = paragraphs.join('\n');
  const cards = talkCards.map(({ text }) => text).join('\n');
  return [...brief.characters, ...brief.locations].some(({ name }) => chapter.includes(name) && cards.includes(name));
}

it('at most a tenth of the chapters for an age or a reading level has a paragraph that is sent back', () => {
  const effects = [
    ...AGE_RANGES.map((age) => [age, sheetEffect(storiesFor(age))] as const),
    ...READING_LEVELS.map(
      (level) => [level, sheetEffect(stories.filter((story) => levelOf(story) === level))] as const,
    ),
  ];
  // To be recorded in domain/stories/style-sheets/versions.json.
  console.info(effects.map((effect) => JSON.stringify(effect)).join('\n'));
  expect(effects.filter(([, { sentBackPercent }]) => sentBackPercent > 10)).toEqual([]);
});
