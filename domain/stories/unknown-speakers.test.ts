import { describe, expect, it } from 'vitest';
import { unknownSpeakers } from './unknown-speakers.ts';

const KNOWN = new Set(['Ember']);

describe('unknownSpeakers', () => {
  it('a name that the chapter uses twice inside sentences is reported in each paragraph where it speaks', () => {
    const chapter = ['“Ha,” said Zorblax.', 'Ember waved to Zorblax.', 'Zorblax laughed. “Ho,” said Ember.'];
    expect(unknownSpeakers(chapter, KNOWN)).toEqual(['Zorblax', null, 'Zorblax']);
  });

  it('a known name is not reported', () => {
    expect(unknownSpeakers(['“Ha,” said Ember, and then Ember ran.'], KNOWN)).toEqual([null]);
  });

  it.each([
    'Nothing answered. Nothing at all.',
    'Something whispered behind the door.',
    'Voices called from the shore, and more voices answered.',
    'Leaves whispered overhead.',
    'Thunder muttered far away.',
    'Children shouted on the beach.',
    '“Soup,” said Grandmother, and they hugged Grandmother.',
    '“Welcome,” said the Heron. “Come in,” said Heron, and they followed Heron.',
    '“I am old,” said old Oak. The Oak creaked, and they climbed Oak.',
    'Everybody laughed, and then everybody sang.',
    '“Aye,” said Captain Moss, and they saluted Captain Moss.',
    'Waves sighed. Stones murmured.',
  ])('no name is reported in ordinary prose: %s', (paragraph) => {
    expect(unknownSpeakers([paragraph], KNOWN)).toEqual([null]);
  });
});
