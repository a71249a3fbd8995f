import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import type { Allowed, PlanUsage } from '../../services/plans/usage-service.ts';
import { narrationPrice } from './narration-progress.tsx';

const storedNarration = { audioPath: 'users/u1/a.mp3', durationSeconds: 9, voice: 'fable' };

function storyWith(narration: object): Story {
  const story = readStory('story_1', { userId: 'u1', content: 'One.', previousParts: ['One.', 'Two.'], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}
const usageWith = (narrations: Allowed, today = 0): Pick<PlanUsage, 'narrations' | 'narrationsToday'> => ({
  narrations,
  narrationsToday: { taken: today, limit: 2, per: 'day' },
});
const month = (taken: number, limit: number): Allowed => ({ taken, limit, per: 'month' });

it.each([
  [month(0, 1), 'You have one narration this month: this one. It covers every chapter of this story.'],
  [month(0, 4), 'Uses 1 of your 4 narrations this month. It covers every chapter of this story.'],
  [
    { taken: 3, limit: 12, per: 'year' } as const,
    'Uses 1 of the 9 narrations you have left this year. It covers every chapter of this story.',
  ],
])('a story without narration shows its price beside the button, with %j', (narrations, sentence) => {
  expect(narrationPrice(usageWith(narrations), storyWith({}), 0)).toEqual({ isOffered: true, sentence });
});

it.each([
  [month(0, 0), 'Storyteller voices come with Pro and Unlimited.'],
  [month(1, 1), 'You have used your one narration this month.'],
  [{ ...month(1, 1), running: 1 }, 'Your narration is being recorded.'],
])('if no narration is left, an explanation replaces the button, with %j', (narrations, sentence) => {
  expect(narrationPrice(usageWith(narrations), storyWith({}), 0)).toEqual({ isOffered: false, sentence });
});

it('after the recordings of a day, an explanation replaces the button', () => {
  expect(narrationPrice(usageWith(month(2, 4), 2), storyWith({}), 0)).toEqual({
    isOffered: false,
    sentence: 'You have used both narrations for now.',
  });
});

it('other chapters of a narrated story and re-recordings are free', () => {
  const story = storyWith({ 0: storedNarration });
  expect(narrationPrice(usageWith(month(1, 1)), story, 1)).toMatchObject({
    isOffered: true,
    sentence: 'Already counted. Recording the other chapters is free.',
  });
  expect(narrationPrice(usageWith(month(1, 1)), story, 0)).toMatchObject({
    isOffered: true,
    sentence: 'This chapter is recorded. A chapter can be re-recorded three times for free.',
  });
});
