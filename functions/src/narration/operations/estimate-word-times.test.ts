import { describe, expect, it } from 'vitest';
import type { Sound } from '../ports/ports.ts';
import { estimateWordTimes } from './estimate-word-times.ts';

const RATE = 8_000;

/** A hum with silent intervals (seconds). */
function soundOf(seconds: number, quiet: readonly (readonly [from: number, to: number])[] = []): Sound {
  const samples = Int16Array.from({ length: seconds * RATE }, (_, index) => 8_000 * Math.sin(index / 3));
  for (const [from, to] of quiet) samples.fill(0, from * RATE, to * RATE);
  return { samples, sampleRate: RATE };
}

const startsOf = (text: string, sound: Sound): number[] => estimateWordTimes(text, sound).map(({ startMs }) => startMs);

describe('estimateWordTimes', () => {
  it('word times start with the first sound and end with the last', () => {
    const times = estimateWordTimes(
      'Ember waves',
      soundOf(3, [
        [0, 0.5],
        [2.5, 3],
      ]),
    );
    expect(times[0]?.startMs).toBe(500);
    expect(times.at(-1)?.endMs).toBe(2_500);
  });

  it('a pause is matched with the comma, regardless of the word weights', () => {
    const times = estimateWordTimes('Once, on a very small island far away', soundOf(4, [[0.75, 1.15]]));
    expect(times[0]).toEqual({ startMs: 0, endMs: 750 });
    expect(times[1]?.startMs).toBe(1_150);
  });

  it('each of two pauses is matched with its comma', () => {
    const starts = startsOf(
      'Up, up, and over the quiet hills',
      soundOf(4, [
        [0.4, 0.7],
        [1.1, 1.4],
      ]),
    );
    expect(starts.slice(0, 3)).toEqual([0, 700, 1_400]);
  });

  it('a short silence is treated as part of a long word', () => {
    const starts = startsOf('unforgettable lanterns', soundOf(2, [[0.5, 0.6]]));
    expect(starts[1]).toBeGreaterThan(800);
    expect(starts[1]).toBeLessThan(1_300);
  });

  it.each([
    ['silence', { samples: new Int16Array(RATE), sampleRate: RATE } as const],
    ['no samples', { samples: new Int16Array(0), sampleRate: RATE } as const],
    [
      'many pauses',
      soundOf(
        6,
        Array.from({ length: 50 }, (_, index) => [index * 0.12, index * 0.12 + 0.1]),
      ),
    ],
  ])('every word gets a time, in order, for a recording of %s', (_case, sound) => {
    const text = 'a, b, c, '.repeat(60);
    const times = estimateWordTimes(text, sound);
    expect(times).toHaveLength(180);
    let latest = 0;
    for (const { startMs, endMs } of times) {
      expect(startMs).toBeGreaterThanOrEqual(latest);
      expect(endMs).toBeGreaterThanOrEqual(startMs);
      latest = endMs;
    }
    expect(latest).toBeLessThanOrEqual(sound.samples.length / 8);
  });
});
