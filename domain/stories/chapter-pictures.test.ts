import { describe, expect, it, vi } from 'vitest';
import { beginsSentence } from '../narration/sentences.ts';
import { PLANS } from '../plans/plans.ts';
import { passageOf, sceneAlt, slotsOf } from './chapter-pictures.ts';
import { readStory } from './story.ts';

vi.mock(import('../narration/sentences.ts'), { spy: true });

function passages(paragraphs: readonly string[], names: readonly string[] = ['Ember the Bold', 'Pip']) {
  const characters = names.map((name) => ({ name }));
  const story = readStory('s', { content: paragraphs.join('\n\n'), characters });
  if (!story) throw new Error('The story could not be read.');
  return { opening: passageOf(story, 0, 'opening'), closing: passageOf(story, 0, 'closing') };
}

describe('passageOf', () => {
  it('opening and closing picture show the first and the last paragraph that mention a cast member', () => {
    const { opening, closing } = passages(['It rained.', 'Ember\nwoke.', 'Pip slept.', 'Ember sang.', 'Night fell.']);
    expect(opening).toEqual({ passage: 'Ember woke.', position: 12 });
    expect(closing?.passage).toBe('Ember sang.');
  });

  it('a paragraph mentions a hero at the start of a sentence if the chapter has the name inside another', () => {
    const { opening } = passages(['It rained.', 'Mia woke.', 'There was Mia again.'], ['Mia Berg']);
    expect(opening?.passage).toBe('Mia woke.');
  });

  it('a chapter is searched once for a word of a hero’s name, not again for each paragraph and word', () => {
    const paragraphs = [...Array.from({ length: 100 }, () => 'Star came. Moon sang.'), 'Night fell.'];
    const { opening, closing } = passages(paragraphs, ['Captain Star Moon']);
    expect([opening?.passage, closing?.passage]).toEqual(['Star came. Moon sang.', 'Night fell.']);
    // Each of the 201 words with a capital is looked at a few times for each of the two pictures.
    expect(vi.mocked(beginsSentence).mock.calls.length).toBeLessThan(2_000);
  });

  it('without a named cast member the pictures show the first and the last paragraph', () => {
    const { opening, closing } = passages(['It rained.', 'It poured.', 'Night fell.']);
    expect([opening?.passage, closing?.passage]).toEqual(['It rained.', 'Night fell.']);
  });

  it('a closing picture that would repeat the opening shows the last paragraph, or is omitted', () => {
    expect(passages(['Ember woke.', 'It rained.']).closing?.passage).toBe('It rained.');
    expect(passages(['It rained.', 'Ember woke.']).closing).toBeNull();
    expect(passages(['Ember woke.']).closing).toBeNull();
  });
});

it('a chapter has an opening picture on Free, and a closing picture too on paid plans', () => {
  expect(slotsOf(PLANS.free)).toEqual(['opening']);
  expect(slotsOf(PLANS.pro_yearly)).toEqual(['opening', 'closing']);
});

it('sceneAlt mentions the characters and the location', () => {
  expect(sceneAlt(['Ember', 'Pip'], 'The Lantern Forest')).toBe('Ember and Pip in the Lantern Forest');
  expect(sceneAlt(['Ember'], null)).toBe('Ember');
});
