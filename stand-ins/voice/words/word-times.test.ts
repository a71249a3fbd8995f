import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './split-text.ts';
import { timeWords, type Sound } from './word-times.ts';

const RATE = 1000;
/** Continuous sound except for the given pauses (seconds). */
const soundOf = (seconds: number, pauses: readonly (readonly [from: number, to: number])[] = []): Sound => {
  const samples = new Float32Array(seconds * RATE).fill(0.5);
  for (const [from, to] of pauses) samples.fill(0, from * RATE, to * RATE);
  return { samples, sampleRate: RATE };
};

describe('timeWords', () => {
  it('each word starts at its timing mark and ends with its sound', () => {
    const marks = [
      { offset: 0, seconds: 0 },
      { offset: 5, seconds: 2 },
    ];
    expect(timeWords(splitWords('Oh — no!'), marks, soundOf(3, [[1.25, 2]]))).toEqual([
      { word: 'Oh', start: 0, end: 1.25 },
      { word: 'no', start: 2, end: 3 },
    ]);
  });

  it('words that share one timing mark split its duration in proportion to their length', () => {
    const marks = [
      { offset: 0, seconds: 0 },
      { offset: 8, seconds: 1.5 },
    ];
    const timed = timeWords(splitWords('of them all'), marks, soundOf(2));
    expect(timed.map(({ start }) => start)).toEqual([0, 0.5, 1.5]);
  });

  it('a word with several timing marks starts at the first; a mark between words belongs to the next word', () => {
    const marks = [
      { offset: 0, seconds: 0 },
      { offset: 2, seconds: 0.4 },
      { offset: 6, seconds: 1 },
    ];
    expect(timeWords(splitWords('3,000 “steps'), marks, soundOf(2)).map(({ start }) => start)).toEqual([0, 1]);
  });

  it('every word gets its own time, in order, for any timing marks', () => {
    const word = fc.stringMatching(/^[a-zäöü']{0,6}[a-z0-9]$/u);
    const mark = fc.record({
      offset: fc.nat(120),
      seconds: fc.integer({ min: -1000, max: 12_000 }).map((milliseconds) => milliseconds / 1000),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.array(mark), (texts, marks) => {
        const words = splitWords(texts.join(' '));
        const timed = timeWords(words, marks, soundOf(10, [[3, 4]]));
        expect(timed.map((one) => one.word)).toEqual(words.map(({ text }) => text));
        let latest = 0;
        for (const { start, end } of timed) {
          expect(start).toBeGreaterThanOrEqual(latest);
          expect(end).toBeGreaterThan(start);
          latest = end;
        }
        expect(latest).toBeLessThanOrEqual(10);
      }),
    );
  });
});
