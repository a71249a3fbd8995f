import { expect, it } from 'vitest';
import { placeScenes } from './scene-positions.ts';
import { readStory, type Story } from './story.ts';

const CHAPTER = 'The sea was calm. A star fell.\n\nThe sea was calm. Pip slept.';

const scene = (id: string, overrides: object = {}) => ({
  id,
  imageUrl: `https://pictures.test/${id}`,
  part: 0,
  ...overrides,
});

function storyWith(sceneImages: readonly object[], overrides: object = {}): Story {
  const story = readStory('story_1', {
    content: CHAPTER,
    previousParts: [CHAPTER, 'Later.'],
    sceneImages,
    ...overrides,
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

it('chapter pictures are at their passages, in the order of the text', () => {
  const story = storyWith([
    scene('sleeping', { textSelection: 'Pip slept.', position: 0 }),
    scene('star', { textSelection: 'A star fell.', position: 400 }),
  ]);
  expect(placeScenes(story, 0).map(({ scene: { id }, offset }) => [id, CHAPTER.slice(offset, offset + 4)])).toEqual([
    ['star', 'A st'],
    ['sleeping', 'Pip '],
  ]);
});

it('a chapter picture is placed at the occurrence of its passage nearest to its stored position', () => {
  const later = CHAPTER.lastIndexOf('The sea');
  const story = storyWith([scene('sea', { textSelection: 'The sea was calm.', position: later - 3 })]);
  expect(placeScenes(story, 0)[0]?.offset).toBe(later);
});

it('a chapter picture keeps its position when its passage was rewritten', () => {
  const story = storyWith([
    scene('gone', { textSelection: 'Nobody wrote this.', position: 20 }),
    scene('beyond', { textSelection: '', position: 9_999 }),
  ]);
  expect(placeScenes(story, 0).map(({ offset }) => offset)).toEqual([20, CHAPTER.length - 1]);
});

it('a chapter picture belongs to its own chapter only', () => {
  expect(placeScenes(storyWith([scene('later', { part: 1 })]), 0)).toEqual([]);
});

it('a chapter picture is at the beginning of a passage that spans paragraphs', () => {
  const story = storyWith([scene('night', { textSelection: 'A star fell. The sea was calm.', position: 2 })]);
  expect(placeScenes(story, 0)[0]?.offset).toBe(CHAPTER.indexOf('A star'));
});
