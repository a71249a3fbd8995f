import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAccess } from './watch-access.ts';

const MINUTE_MS = 60_000;

let isHidden: boolean;
let answerDisabled: () => Promise<boolean>;
let pollCount: number;
let confirmed: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  [isHidden, pollCount, confirmed, answerDisabled] = [false, 0, 0, async () => false];
  stop = watchAccess({
    isDisabled: () => {
      pollCount += 1;
      return answerDisabled();
    },
    confirm: async () => {
      confirmed += 1;
    },
  });
});
afterEach(() => stop());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const showPage = (): void => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('an open page', () => {
  it('an open page polls the database every minute, and refreshes the token only once access is denied', async () => {
    await advance(10 * MINUTE_MS);
    expect(pollCount).toBe(15);
    expect(confirmed).toBe(0);
    answerDisabled = async () => true;
    await advance(MINUTE_MS - 5_000);
    expect(confirmed).toBeGreaterThan(0);
  });

  it('a disabled user whose token still refreshes is checked again soon', async () => {
    answerDisabled = async () => true;
    await advance(MINUTE_MS);
    expect(confirmed).toBeGreaterThan(1);
  });

  it('a hidden page does not poll, and polls at once when visible again', async () => {
    isHidden = true;
    await advance(10 * MINUTE_MS);
    expect(pollCount).toBe(0);
    showPage();
    expect(pollCount).toBe(1);
    showPage();
    expect(pollCount).toBe(1);
  });

  it('polling continues after a failed poll', async () => {
    answerDisabled = () => Promise.reject(new Error('offline'));
    await advance(MINUTE_MS);
    expect([pollCount, confirmed]).toEqual([1, 0]);
    answerDisabled = async () => true;
    await advance(MINUTE_MS);
    expect(confirmed).toBeGreaterThan(0);
  });

  it('polling stops when the page is closed', async () => {
    stop();
    await advance(10 * MINUTE_MS);
    showPage();
    expect(pollCount).toBe(0);
  });
});
