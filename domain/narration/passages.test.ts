import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { MAX_PASSAGES, splitPassages } from './passages.ts';

const textsOf = (chapter: string): string[] => splitPassages(chapter).map(({ text }) => text);

describe('splitPassages', () => {
  it('a chapter is split into sentences, with the ends of paragraphs marked', () => {
    const asleep = `The harbour town was still ${'very, '.repeat(30)}very asleep when Ember woke up.`;
    const bell = `Somewhere below, a bell rang once${', and once more'.repeat(10)}, and thought better of it.`;
    const map = 'Nobody in the town had ever seen such a wet map.';
    expect(splitPassages(`${asleep} ${bell}\n\n${map}`)).toEqual([
      { text: asleep, startChar: 0, endsParagraph: false },
      { text: bell, startChar: asleep.length + 1, endsParagraph: true },
      { text: map, startChar: asleep.length + bell.length + 3, endsParagraph: true },
    ]);
  });

  it('the sentences of a paragraph are joined while they fit into 350 characters, each paragraph by itself', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, index) => `Ember walked ${index + 10} miles along the quiet shore.`,
    );
    const paragraph = sentences.join(' ');
    expect(textsOf(`${paragraph}\n\n${paragraph}`).map((text) => text.length)).toEqual([314, 224, 314, 224]);
  });

  it.each([
    ['“Stop right there! Who goes into our forest at night?” asked Pip from behind the old stone wall.'],
    ['"Stop right there! Who goes into our forest at night?" asked Pip from behind the old stone wall.'],
    ['„Halt sofort an! Wer geht da nachts in unseren Wald?” fragte Pip von hinter der alten Steinmauer.'],
    ['Mr. Brambly counted 3.14 apples, e.g. the red ones, before the long winter really came to the hills.'],
  ])('a sentence with direct speech is never divided: %s', (sentence) => {
    const full = `${'the tide came in, '.repeat(18)}and it went out again.`;
    expect(textsOf(`${full} ${sentence}`)).toEqual([full, sentence]);
  });

  it('a chapter at its size cap has far fewer passages than may be recorded, but one of tiny paragraphs has more', () => {
    const sentence = 'Ember walked along the quiet shore and looked for shells. ';
    const chapter = `${sentence.repeat(5).trim()}\n\n`.repeat(69);
    expect(chapter.length).toBeGreaterThan(0.99 * LIMITS.chapter);
    expect(splitPassages(chapter).length).toBeLessThan(0.6 * MAX_PASSAGES);
    expect(splitPassages('Hm\n\n'.repeat(MAX_PASSAGES + 1)).length).toBeGreaterThan(MAX_PASSAGES);
  });

  it('short passages within a paragraph are joined', () => {
    expect(textsOf('“Oh!” Pip ran. Ember flew. Both of them laughed all the way down to the sea.\n\nThe end.')).toEqual(
      ['“Oh!” Pip ran. Ember flew. Both of them laughed all the way down to the sea.', 'The end.'],
    );
  });

  it('a long sentence is cut at a clause, otherwise at a word, otherwise between characters', () => {
    const clauses = `${'the tide came in and the tide went out, '.repeat(40)}and then it slept.`;
    expect(textsOf(clauses).every((text) => text.length <= 600 && /[,.]$/.test(text))).toBe(true);
    const longText = 'la '.repeat(500).trim();
    expect(textsOf(longText).every((text) => text.length <= 600 && /^(?:la )*la$/.test(text))).toBe(true);
  });

  it.each(['𐐨', 'e\u0308', '👨‍👩‍👧', 'क्षि'])('a long word of %j is cut between characters', (character) => {
    const word = `x${character.repeat(700)}`;
    expect(textsOf(word).filter((text) => !text.endsWith(character))).toEqual([]);
  });

  it('text without letters or digits is not narrated', () => {
    expect(textsOf('…\n\n* * *\n\n🐉')).toEqual([]);
  });

  it('passages cover the whole chapter once, in order, with correct offsets and lengths', () => {
    const fragment = fc.constantFrom(
      'a',
      'Stop! ',
      '“',
      '”',
      '"',
      '. ',
      '\n',
      '\n\n',
      ' \n \n',
      ', ',
      'tide ',
      '🦊',
      'é',
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 300 }), (bits) => {
        const chapter = bits.join('');
        const passages = splitPassages(chapter);
        const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
        expect(letters(passages.map(({ text }) => text).join(''))).toBe(letters(chapter));
        let end = 0;
        for (const { text, startChar } of passages) {
          expect(startChar).toBeGreaterThanOrEqual(end);
          expect(chapter.slice(startChar, startChar + text.length)).toBe(text);
          expect(text.length).toBeLessThanOrEqual(600);
          end = startChar + text.length;
        }
      }),
    );
  });
});
