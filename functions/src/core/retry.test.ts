import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { PAUSES_MS, retry } from './retry.ts';

const pauses = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));
vi.spyOn(performance, 'now').mockImplementation(() => pauses.reduce((sum, ms) => sum + ms, 0));

beforeEach(() => void pauses.splice(0));
afterAll(() => void vi.restoreAllMocks());

class StorageError extends Error {
  readonly code: number | string;

  constructor(code: number | string) {
    super(String(code));
    this.code = code;
  }
}

/** Fails with each of the codes, then returns the number of tries. */
function failingTask(...codes: (number | string)[]) {
  let tries = 0;
  return async (): Promise<number> => {
    const code = codes[tries];
    tries += 1;
    if (code !== undefined) throw new StorageError(code);
    return tries;
  };
}

it.each([['ECONNRESET'], ['EPIPE'], [503], [429], [408]])('retry runs the task again after %s', async (code) => {
  await expect(retry(failingTask(code))).resolves.toBe(2);
});

it.each([[404], [403], [412]])('retry does not run the task again after status %i', async (code) => {
  await expect(retry(failingTask(code, 'tried again'))).rejects.toThrow(String(code));
});

it('retry uses the isFinal function that it is given', async () => {
  await expect(retry(failingTask(503, 'tried again'), () => true)).rejects.toThrow('503');
  await expect(retry(failingTask(404), () => false)).resolves.toBe(2);
});

it('retry runs the task once more after each pause, then throws', async () => {
  await expect(retry(failingTask('1', '2', '3', '4'))).resolves.toBe(5);
  await expect(retry(failingTask('1', '2', '3', '4', '5'))).rejects.toThrow('5');
  expect(pauses).toEqual([...PAUSES_MS, ...PAUSES_MS]);
});

it('retry waits up to its limit, and throws the error whose wait would exceed the limit', async () => {
  const retryWithin = (waitMs: number) =>
    retry(
      failingTask('1', '2'),
      () => false,
      () => waitMs,
      { pausesMs: [0, 0], limitMs: 40 },
    );
  await expect(retryWithin(5)).resolves.toBe(3);
  await expect(retryWithin(30)).rejects.toThrow('2');
  await expect(retryWithin(50)).rejects.toThrow('1');
});
