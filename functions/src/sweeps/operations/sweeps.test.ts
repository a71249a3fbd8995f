import { expect, it } from 'vitest';
import { runSweeps, processEach } from './sweeps.ts';

it('runSweeps runs the later sweeps after a failure, and throws at the end', async () => {
  const ran: string[] = [];
  const logged: string[] = [];
  const sweeps = [
    { name: 'first', run: () => Promise.reject(new Error('Firestore is away')) },
    {
      name: 'second',
      run: async (now: number) => {
        ran.push(`second at ${now}`);
        return 3;
      },
    },
  ];
  await expect(runSweeps(sweeps, 7, (severity, event) => logged.push(`${severity} ${event}`))).rejects.toThrow(
    'These sweeps failed: first',
  );
  expect(ran).toEqual(['second at 7']);
  expect(logged).toEqual(['error sweep_failed', 'info swept']);
});

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

it('a sweep logs a failure and continues with the next document', async () => {
  const logged: string[] = [];
  const work = async (number: number): Promise<boolean> => {
    if (number === 2) throw new Error('a broken document');
    return number !== 3;
  };
  expect(await processEach(numbers(6), work, (severity, event) => logged.push(`${severity} ${event}`))).toBe(4);
  expect(logged).toEqual(['error sweep_left_one']);
});

it('a sweep stops after several failures in a row', async () => {
  let tried = 0;
  const work = async (): Promise<boolean> => {
    tried += 1;
    throw new Error('Firestore is away');
  };
  expect(await processEach(numbers(100), work, () => {})).toBe(0);
  expect(tried).toBe(5);
});
