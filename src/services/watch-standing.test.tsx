import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchStanding } from './watch-standing.ts';

const MINUTE_MS = 60_000;

let isHidden: boolean;
let isOut: () => Promise<boolean>;
let looks: number;
let confirmed: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  [isHidden, looks, confirmed, isOut] = [false, 0, 0, async () => false];
  stop = watchStanding({
    isShutOut: () => {
      looks += 1;
      return isOut();
    },
    confirm: async () => {
      confirmed += 1;
    },
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const showPage = (): void => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('an open page', () => {
  it('asks the database within every minute, and the sign-in service only once the database shuts it out', async () => {
    await pass(10 * MINUTE_MS);
    expect(looks).toBe(15);
    expect(confirmed).toBe(0);
    isOut = async () => true;
    await pass(MINUTE_MS - 5_000);
    expect(confirmed).toBeGreaterThan(0);
  });

  it('asks soon again where the sign-in service had not heard of it yet', async () => {
    isOut = async () => true;
    await pass(MINUTE_MS);
    expect(confirmed).toBeGreaterThan(1);
  });

  it('asks nothing while nobody sees it, and at once when somebody comes back', async () => {
    isHidden = true;
    await pass(10 * MINUTE_MS);
    expect(looks).toBe(0);
    showPage();
    expect(looks).toBe(1);
    showPage();
    expect(looks).toBe(1);
  });

  it('goes on where the database does not answer', async () => {
    isOut = () => Promise.reject(new Error('offline'));
    await pass(MINUTE_MS);
    expect([looks, confirmed]).toEqual([1, 0]);
    isOut = async () => true;
    await pass(MINUTE_MS);
    expect(confirmed).toBeGreaterThan(0);
  });

  it('asks no more once it is left', async () => {
    stop();
    await pass(10 * MINUTE_MS);
    showPage();
    expect(looks).toBe(0);
  });
});
