import { describe, expect, it } from 'vitest';
import { again } from './again.ts';

class StorageError extends Error {
  readonly code: number | string;

  constructor(code: number | string) {
    super(String(code));
    this.code = code;
  }
}

/** Fails with each of the codes, then answers how often it was tried. */
function failing(...codes: (number | string)[]) {
  let tries = 0;
  return async (): Promise<number> => {
    const code = codes[tries];
    tries += 1;
    if (code !== undefined) throw new StorageError(code);
    return tries;
  };
}

describe('again', () => {
  it.each([['ECONNRESET'], ['EPIPE'], [503], [429], [408]])('tries once more after %s', async (code) => {
    await expect(again(failing(code))).resolves.toBe(2);
  });

  it.each([[404], [403], [412]])('takes %i for an answer', async (code) => {
    await expect(again(failing(code, 'tried again'))).rejects.toThrow(String(code));
  });

  it('asks another service what counts as an answer', async () => {
    await expect(again(failing(503, 'tried again'), () => true)).rejects.toThrow('503');
    await expect(again(failing(404), () => false)).resolves.toBe(2);
  });

  it('goes through as many closed connections as are kept, and gives up at last', async () => {
    await expect(again(failing('1', '2', '3', '4'))).resolves.toBe(5);
    await expect(again(failing('1', '2', '3', '4', '5'))).rejects.toThrow('5');
  });
});
