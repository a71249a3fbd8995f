import { describe, expect, it } from 'vitest';
import { AGE_RANGES, type AgeRange } from '../audience/ages.ts';
import { READING_LEVELS } from '../audience/reading-levels.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { checkStoryRequest } from '../contracts/story-request.ts';
import type { StoryReader } from '../audience/child-profile.ts';
import { STORY_PHASES, type StoryPhase } from './phases.ts';
import { buildStoryBrief } from './story-brief.ts';
import { buildStoryPrompt } from './story-prompt.ts';
import { chapterRulesFor, chapterWordsFor, styleVersionOf, wordTargetsFor } from './style-sheet.ts';

const ember = { id: 'c1', name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', appearance: {} };

function instructionsOf(ageRange: AgeRange, storyPhase: StoryPhase, reader: StoryReader | null = null): string {
  const request = { characters: [ember], theme: 'Treasure Hunt', ageRange, storyPhase };
  const checked = checkStoryRequest(generateStoryContract.request.parse(request));
  return buildStoryPrompt(buildStoryBrief(checked, [], { reader })).instructions;
}

describe('style sheets', () => {
  it.each(AGE_RANGES)('the instructions for ages %s name the lengths, and no longer ones that would do', (ageRange) => {
    const { paragraph, sentence } = wordTargetsFor({ ageRange, reader: null });
    const instructions = instructionsOf(ageRange, 'introduction');
    expect(instructions).toContain(
      `A paragraph has ${paragraph.min} to ${paragraph.max} words, a sentence ${sentence.min} to ${sentence.max}.\n`,
    );
    const { min, max } = chapterWordsFor({ ageRange, reader: null }, { min: 6, max: 8 });
    expect(instructions).toContain(`Write between 6 and 8 paragraphs, ${min} to ${max} words in all.`);
  });

  it('a paragraph for ages 3 to 4 has room for three sentences and no more', () => {
    const { paragraph, sentence } = wordTargetsFor({ ageRange: '3-4', reader: null });
    expect(paragraph.max).toBe(3 * sentence.max);
  });

  it('paragraphs and sentences become longer with age', () => {
    const targets = AGE_RANGES.map((ageRange) => wordTargetsFor({ ageRange, reader: null }));
    const increasing = (values: number[]) => expect(values).toEqual(values.toSorted((left, right) => left - right));
    increasing(targets.map(({ paragraph }) => paragraph.max));
    increasing(targets.map(({ sentence }) => sentence.max));
  });

  it('a chapter of average length has 390 to 520 words for ages 5 to 8', () => {
    expect(chapterWordsFor({ ageRange: '5-8', reader: null }, { min: 6, max: 8 })).toEqual({ min: 390, max: 520 });
  });

  it('a chapter for a child who reads first words has 150 to 200 words', () => {
    const reader: StoryReader = { readingLevel: 'first-words', likes: [] };
    expect(chapterWordsFor({ ageRange: '5-8', reader }, { min: 6, max: 8 })).toEqual({ min: 150, max: 200 });
  });

  it('only stories for children up to 12 end on a picture to fall asleep on, and only in the last chapter', () => {
    const asking = AGE_RANGES.flatMap((age) =>
      STORY_PHASES.filter((phase) => instructionsOf(age, phase).includes('fall asleep on')).map((phase) => [
        age,
        phase,
      ]),
    );
    expect(asking).toEqual(['3-4', '5-8', '9-12'].map((age) => [age, 'resolution']));
  });

  it.each(AGE_RANGES)('the third chapter for ages %s ends after the turn, and does not start new trouble', (age) => {
    const endOf = (phase: StoryPhase) => chapterRulesFor({ ageRange: age }, phase).end;
    expect(endOf('development')).toBe(endOf('introduction'));
    expect(new Set(STORY_PHASES.map(endOf)).size).toBe(3);
    expect(endOf('climax')).toMatch(/still/);
    expect(instructionsOf(age, 'climax')).not.toContain(endOf('development'));
  });

  it('a story for young children must not reuse the examples of how feelings show', () => {
    for (const age of ['3-4', '5-8'] as const) {
      const rule = instructionsOf(age, 'climax')
        .split('\n')
        .find((line) => line.startsWith('Feelings show'));
      expect(rule).toContain('find others, and use none twice in a book');
    }
  });

  it('a story for ages 3-4 is told small and near whatever its theme, and one for ages 5-8 for the voice', () => {
    expect(instructionsOf('3-4', 'introduction')).toContain('theme.line is bigger than that, tell it small and near');
    expect(instructionsOf('5-8', 'introduction')).toContain('each sentence fits one breath');
  });

  it.each(AGE_RANGES)(
    'a chapter for ages %s must not open with waking up, the weather or a stock phrase',
    (ageRange) => {
      for (const phase of STORY_PHASES) {
        expect(instructionsOf(ageRange, phase)).toContain(
          'Never open with waking up, the weather or “Once upon a time”',
        );
      }
    },
  );

  it('for a child who reads first words, the prompt asks for the present tense and at most eight words a sentence', () => {
    const instructions = instructionsOf('5-8', 'introduction', { readingLevel: 'first-words', likes: [] });
    expect(instructions).toContain('present tense');
    expect(instructions).toContain('a sentence 3 to 8.');
  });

  it('paragraphs are shorter for a child who reads first words, and never longer than the age allows', () => {
    const paragraphFor = (ageRange: AgeRange) =>
      wordTargetsFor({ ageRange, reader: { readingLevel: 'first-words', likes: [] } }).paragraph;
    expect(AGE_RANGES.map(paragraphFor)).toEqual([
      { min: 15, max: 27 },
      { min: 15, max: 35 },
      { min: 15, max: 35 },
      { min: 15, max: 35 },
    ]);
  });

  it('the version of a style sheet identifies its age and the reading level', () => {
    expect(styleVersionOf({ ageRange: '5-8', reader: null })).toMatch(/^5-8\/\d+$/);
    for (const readingLevel of READING_LEVELS) {
      expect(styleVersionOf({ ageRange: '9-12', reader: { readingLevel, likes: [] } })).toMatch(
        new RegExp(`^9-12/\\d+ ${readingLevel}/\\d+$`),
      );
    }
  });
});
