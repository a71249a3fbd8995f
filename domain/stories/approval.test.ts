import { expect, it } from 'vitest';
import { isReadable, readableChapters, readablePart, withApproved } from './approval.ts';
import { readStory } from './story.ts';

const story = (approvedParts: number[]) => ({ approvedParts, previousParts: ['One.', 'Two.', 'Three.'] });

it('with “show me first”, only approved chapters are readable', () => {
  expect(isReadable(story([0]), 0, true)).toBe(true);
  expect(isReadable(story([0]), 1, true)).toBe(false);
  expect(isReadable(story([]), 1, false)).toBe(true);
});

it('the readable story ends before the first chapter that is not approved', () => {
  expect(readableChapters(story([]), true)).toBe(0);
  expect(readableChapters(story([0, 2]), true)).toBe(1);
  expect(readableChapters(story([0, 1, 2]), true)).toBe(3);
  expect(readableChapters(story([]), false)).toBe(3);
});

it('the readable story has no pictures of chapters that are not approved', () => {
  const sceneImages = [0, 1].map((part) => ({ id: `scene_${part}`, imageUrl: 'x', part }));
  const stored = readStory('story_1', { content: 'One.', ...story([0]), sceneImages });
  if (!stored) throw new Error('A story with text can be read');
  expect(readablePart(stored, true).sceneImages.map(({ id }) => id)).toEqual(['scene_0']);
  expect(readablePart(stored, false).sceneImages).toHaveLength(2);
});

it('approving a chapter also approves all earlier chapters, each once', () => {
  expect(withApproved(story([]), 0)).toEqual([0]);
  expect(withApproved(story([0]), 2)).toEqual([0, 1, 2]);
});
