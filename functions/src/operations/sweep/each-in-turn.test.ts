import { expect, it } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

it('goes on after one that fails, and says so', async () => {
  const logged: string[] = [];
  const work = async (number: number): Promise<boolean> => {
    if (number === 2) throw new Error('a broken document');
    return number !== 3;
  };
  expect(await eachInTurn(numbers(6), work, (severity, event) => logged.push(`${severity} ${event}`))).toBe(4);
  expect(logged).toEqual(['error sweep_left_one']);
});

it('ends when one after another fails', async () => {
  let tried = 0;
  const work = async (): Promise<boolean> => {
    tried += 1;
    throw new Error('Firestore is away');
  };
  expect(await eachInTurn(numbers(100), work, () => {})).toBe(0);
  expect(tried).toBe(5);
});
