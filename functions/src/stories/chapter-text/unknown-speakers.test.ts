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

  it.each(['Anne-Marie', "O'Malley", 'McKay', 'DeShawn', 'D’Artagnan', 'Zoë'])(
    'the speaker %s of the cast is known',
    (name) => {
      const typed = name.replace('’', "'");
      const text = `“Ha,” said ${name}, and they waved to ${name}. Then ${name} laughed, and ${name}’s hat fell.`;
      expect(unknownSpeakers([text], new Set([typed]))).toEqual([null]);
      expect(unknownSpeakers([text], KNOWN)).toEqual([name]);
    },
  );

  it.each(['Captain', 'Mrs', 'Dr.', 'Uncle', 'Commander', 'Coach', 'Nurse', 'Mayor', 'Old', 'Señor', 'Good Old'])(
    'a speaker with the title %s is known',
    (title) => {
      const text = `“Ha,” said ${title} Ember, and they waved to ${title} Ember.`;
      expect(unknownSpeakers([text], KNOWN)).toEqual([null]);
    },
  );

  it('a known name is recognized without its accent, and “I” is not reported', () => {
    const paragraphs = ['“Ha,” said Zoe, and they waved to Zoe, and Zoe ran.', '“Ho,” I said, and so I ran, as I do.'];
    expect(unknownSpeakers(paragraphs, new Set(['Zoë']))).toEqual([null, null]);
  });

  it('a title before an unknown name is reported, and one that is a common word is not', () => {
    const text = (title: string) =>
      `“Ha,” said ${title} Zorblax, and they waved to ${title} Zorblax, and ${title} ran.`;
    expect(unknownSpeakers([text('Commodore')], KNOWN)).toEqual(['Commodore']);
    expect(unknownSpeakers([text('Captain')], KNOWN)).toEqual([null]);
  });
});
