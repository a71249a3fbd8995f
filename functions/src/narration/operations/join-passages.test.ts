import { splitPassages } from '@talelantern/domain/narration/passages';
import { expect, it } from 'vitest';
import type { SampleRate, Sound } from '../ports/ports.ts';
import { joinPassages } from './join-passages.ts';

const RATE = 8_000;

/** One second of hum, then `quietSeconds` of silence. */
function speechOf(quietSeconds: number, sampleRate: SampleRate = RATE): Sound {
  const hum = Int16Array.from({ length: RATE }, (_, index) => 8_000 * Math.sin(index / 3));
  const samples = new Int16Array(RATE * (1 + quietSeconds));
  samples.set(hum);
  return { samples, sampleRate };
}

/** Two passages in one paragraph, and one in another. */
const CHAPTER = `Ember looked at the sea for ${'a very, '.repeat(40)}very long time. Then she turned around and ${'walked and '.repeat(20)}went home.

The end of it all.`;
const passages = splitPassages(CHAPTER);

it('joinPassages adds silence where the pause between passages is too short', () => {
  const { sound } = joinPassages(passages, [speechOf(0.25), speechOf(0), speechOf(0)]);
  expect(sound.samples).toHaveLength(RATE * (1.25 + 0.1 + 1 + 0.7 + 1));
});

it('joinPassages does not add silence when the passages end with enough', () => {
  const { sound } = joinPassages(passages, [speechOf(0.5), speechOf(1), speechOf(0)]);
  expect(sound.samples).toHaveLength(RATE * (1.5 + 2 + 1));
});

it('joinPassages returns the position and time of each word', () => {
  const { words } = joinPassages(passages, [speechOf(0), speechOf(0), speechOf(0)]);
  for (const { text, startChar, endChar } of words) expect(CHAPTER.slice(startChar, endChar)).toBe(text);
  expect(words.find(({ text }) => text === 'Then')?.startMs).toBe(1_350);
  expect(words.find(({ text }) => text === 'The')?.startMs).toBe(3_050);
});

it('joinPassages throws for different sample rates', () => {
  expect(() => joinPassages(passages, [speechOf(0), speechOf(0, 16_000), speechOf(0)])).toThrow();
});
