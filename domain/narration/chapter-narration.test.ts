import { expect, it } from 'vitest';
import { narrationPaths, readStoryNarration } from './chapter-narration.ts';

const narration = {
  audioPath: narrationPaths('u1', 'story_1', { part: 1, key: 'k' }).audioPath,
  durationSeconds: 61.5,
  voice: 'sage',
  textHash: 'abc',
};

it('the narrations of a story are read by chapter', () => {
  expect(readStoryNarration({ '1': narration }, 'u1')).toEqual({ 1: narration });
});

it.each([
  ['nothing', undefined],
  ['a list', [narration]],
  ['no chapter', { '4': narration }],
  ['another family’s recording', { '0': { ...narration, audioPath: 'users/u2/stories/s/narration/0-k.mp3' } }],
  ['no paths', { '0': { voice: 'sage' } }],
])('a stored narration of %s is dropped', (_case, value) => {
  expect(readStoryNarration(value, 'u1')).toEqual({});
});
