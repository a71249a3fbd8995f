import { expect, it } from 'vitest';
import { narrationPaths, readStoryNarration } from './chapter-narration.ts';

const narration = {
  ...narrationPaths('u1', 'story_1', { part: 1, key: 'k' }),
  durationSeconds: 61.5,
  voice: 'sage',
  textHash: 'abc',
};

it('reads the recordings of a story by chapter', () => {
  expect(readStoryNarration({ '1': narration }, 'u1')).toEqual({ 1: narration });
});

it.each([
  ['nothing', undefined],
  ['a list', [narration]],
  ['no chapter', { '4': narration }],
  ['another family’s recording', { '0': { ...narration, audioPath: 'users/u2/stories/s/narration/0-k.mp3' } }],
  ['another family’s timings', { '0': { ...narration, timingsPath: 'users/u2/stories/s/narration/0-k.json' } }],
  ['no paths', { '0': { voice: 'sage' } }],
])('reads %s as no recording', (_case, value) => {
  expect(readStoryNarration(value, 'u1')).toEqual({});
});
