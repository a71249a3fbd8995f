import { readStory, type Story } from '@talelantern/domain/stories/story';
import { describe, expect, it } from 'vitest';
import type { Allowed, PlanUsage } from '../../services/usage-service.ts';
import { narrationPrice } from './narration-price.ts';

const kept = { audioPath: 'users/u1/a.mp3', timingsPath: 'users/u1/a.json', durationSeconds: 9, voice: 'fable' };

function storyWith(narration: object): Story {
  const story = readStory('story_1', { userId: 'u1', content: 'One.', previousParts: ['One.', 'Two.'], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}
const usageWith = (narrations: Allowed): Pick<PlanUsage, 'narrations'> => ({ narrations });
const month = (taken: number, limit: number): Allowed => ({ taken, limit, per: 'month' });

describe('the price of a narration', () => {
  it.each([
    [month(0, 1), 'Uses your last narration this month. It covers all chapters of this story.'],
    [month(0, 4), 'Uses 1 of your 4 narrations this month. It covers all chapters of this story.'],
    [
      { taken: 3, limit: 12, per: 'year' } as const,
      'Uses 1 of the 9 narrations you have left this year. It covers all chapters of this story.',
    ],
  ])('of a story that has none, with %j, stands beside the button', (narrations, words) => {
    expect(narrationPrice(usageWith(narrations), storyWith({}), 0)).toEqual({ isOffered: true, words });
  });

  it.each([
    [month(0, 0), 'A recorded storyteller comes with Pro and Unlimited.'],
    [month(1, 1), 'All 1 narration this month is used.'],
  ])('takes the button away where none is left, with %j', (narrations, words) => {
    expect(narrationPrice(usageWith(narrations), storyWith({}), 0)).toEqual({ isOffered: false, words });
  });

  it('is nothing for the other chapters of a narrated story, and for a chapter read anew', () => {
    const story = storyWith({ 0: kept });
    expect(narrationPrice(usageWith(month(1, 1)), story, 1)).toMatchObject({
      isOffered: true,
      words: 'This story’s narration is counted already: its other chapters cost nothing more.',
    });
    expect(narrationPrice(usageWith(month(1, 1)), story, 0)).toMatchObject({
      isOffered: true,
      words: 'This chapter is read already. It can be read anew three times; nothing more is counted.',
    });
  });
});
