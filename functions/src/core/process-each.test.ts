import { afterEach, expect, it, vi } from 'vitest';
import type { Log } from './log.ts';
import { processEach } from './process-each.ts';

afterEach(() => void vi.restoreAllMocks());

async function* documents(count: number): AsyncGenerator<string> {
  for (let number = 0; number < count; number += 1) yield `document-${number}`;
}

it('a sweep logs which document failed and continues with the next', async () => {
  const logged: string[] = [];
  const work = async (id: string): Promise<boolean> => {
    if (id === 'document-2') throw new Error('a broken document');
    return id !== 'document-3';
  };
  const log: Log = (severity, event, { id }) => logged.push(`${severity} ${event} ${id}`);
  expect(await processEach(documents(6), work, log)).toBe(4);
  expect(logged).toEqual(['error sweep_left_one document-2']);
});

it.each([
  [40, 10],
  [80, 6],
])('from ten documents of %i s in all, a sweep handles %i within its time limit', async (seconds, handled) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const logged: string[] = [];
  const work = async () => {
    now += seconds * 100;
  };
  const sweep = processEach(documents(10), work, (severity, event, details) =>
    logged.push(`${severity} ${event} ${JSON.stringify(details)}`),
  );
  if (handled === 10) expect(await sweep).toBe(10);
  else await expect(sweep).rejects.toThrow('The rest is left to the next sweep');
  expect(logged).toEqual(handled === 10 ? [] : [`error sweep_out_of_time {"done":${handled}}`]);
});

it('a resumable sweep does not fail when its time runs out', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = async () => {
    now += 1_000;
  };
  const log = () => expect.fail('Nothing is wrong');
  expect(await processEach(documents(10), work, log, { limitMs: 3_000, isResumable: true })).toBe(3);
});

it('the work on a document can check whether the sweep is out of time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const outcomes: boolean[] = [];
  const work = async (_id: string, isOutOfTime: () => boolean) => {
    outcomes.push(isOutOfTime());
    now += 45_000;
    outcomes.push(isOutOfTime());
  };
  expect(await processEach(documents(2), work, () => {}, { isResumable: true })).toBe(1);
  expect(outcomes).toEqual([false, true]);
});

it('a resumable sweep fails if its time runs out before anything has succeeded', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const hang = async (): Promise<never> => {
    now += 20_000;
    throw new Error('The moderator does not respond');
  };
  await expect(processEach(documents(10), hang, () => {}, { isResumable: true })).rejects.toThrow('Each one failed');
});

it.each([1, 4])('a sweep whose only %i documents fail has failed', async (count) => {
  const work = () => Promise.reject(new Error('a broken document'));
  await expect(processEach(documents(count), work, () => {})).rejects.toThrow('Each one failed');
});

it('a sweep that changes nothing has not failed because of one document', async () => {
  const work = async (id: string): Promise<boolean> => {
    if (id === 'document-2') throw new Error('a broken document');
    return false;
  };
  expect(await processEach(documents(3), work, () => {})).toBe(0);
});

it('a sweep stops after several failures in a row, and has failed', async () => {
  let tries = 0;
  const work = async (): Promise<boolean> => {
    tries += 1;
    throw new Error('Firestore is unavailable');
  };
  await expect(processEach(documents(100), work, () => {})).rejects.toThrow('Several in a row failed');
  expect(tries).toBe(5);
});

it('a sweep continues while some documents succeed between those that fail', async () => {
  const work = async (id: string): Promise<void> => {
    if (/[13579]$/.test(id)) throw new Error('a broken document');
  };
  expect(await processEach(documents(20), work, () => {})).toBe(10);
});

it('the documents of a group are handled concurrently, and the next group after all of them', async () => {
  async function* groups() {
    yield ['a', 'b', 'c'];
    yield ['d'];
  }
  const events: string[] = [];
  const work = async (id: string): Promise<void> => {
    events.push(`begin ${id}`);
    await Promise.resolve();
    if (id === 'b') throw new Error('a broken document');
    events.push(`end ${id}`);
  };
  const failures: unknown[] = [];
  expect(await processEach(groups(), work, (_severity, _event, { id }) => failures.push(id))).toBe(3);
  expect(events).toEqual(['begin a', 'begin b', 'begin c', 'end a', 'end c', 'begin d', 'end d']);
  expect(failures).toEqual(['b']);
});
