import { expect, it } from 'vitest';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { EMBER, PIP, saveStory, storyRequest, readChapterResponse } from './support/chapters.ts';
import { createFamily } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';

const generateStory = setUpFunction('generateStory');

const ADA = {
  id: 'ada',
  name: 'Ada',
  type: 'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot',
  gender: 'female',
  personality: 'Shy and Curious',
  magicalPower: 'Music Magic',
  role: 'Hero',
  appearance: { color: 'Mint Green' },
};

interface StoryInput {
  characters: readonly { name: string }[];
  theme: string;
  ageRange: string;
}

const TREASURE: StoryInput = { characters: [EMBER, PIP], theme: 'Treasure Hunt', ageRange: '5-8' };
const HAUNTED: StoryInput = { characters: [ADA], theme: 'Haunted House', ageRange: '9-12' };

/** Generates and saves all four chapters of a story, as the app does. */
async function generateWholeStory({ characters, theme, ageRange }: StoryInput): Promise<string> {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  const chapters: string[] = [];
  let memoryKey: string | undefined;
  let storyId: string | undefined;
  for (const storyPhase of STORY_PHASES) {
    const response = readChapterResponse(
      await generateStory.call(family, storyRequest({ characters, theme, ageRange, storyPhase, memoryKey })),
    );
    chapters.push(response.paragraphs.join('\n\n'));
    memoryKey = response.memoryKey;
    storyId = await saveStory(family, memoryKey, chapters, storyId);
  }
  return chapters.join('\n\n');
}

const RUN_WORDS = 6;

function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return new Set(words.slice(0, 1 - RUN_WORDS).map((_, index) => words.slice(index, index + RUN_WORDS).join(' ')));
}

it('two different requests produce two different stories that match their casts', { timeout: 120_000 }, async () => {
  const [treasure, haunted] = await Promise.all([generateWholeStory(TREASURE), generateWholeStory(HAUNTED)]);
  const [treasureRuns, hauntedRuns] = [wordRuns(treasure), wordRuns(haunted)];
  const shared = [...treasureRuns].filter((run) => hauntedRuns.has(run)).length;
  expect(shared / Math.min(treasureRuns.size, hauntedRuns.size)).toBeLessThan(0.1);
  expect(treasure).toMatch(/Ember/);
  expect(treasure).toMatch(/Pip/);
  expect(treasure).toMatch(/brave|kind/i);
  expect(treasure).toMatch(/fl(y|ew|ying|ight|own)|wing|air/i);
  expect(haunted).toMatch(/Ada/);
  expect(haunted).toMatch(/shy|curious|question/i);
  expect(haunted).toMatch(/music|song|note|tune|hum|melod/i);
});
