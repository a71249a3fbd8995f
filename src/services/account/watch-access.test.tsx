import { AppError } from '@talelantern/domain/errors/app-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AccountAccess, watchAccess } from './watch-access.ts';

const MINUTE_MS = 60_000;

let isHidden: boolean;
let readAccess: AccountAccess['read'];
let confirm: AccountAccess['confirm'];
let pollCount: number;
let refreshCount: number;
let presence: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  [isHidden, pollCount, refreshCount, presence] = [false, 0, 0, []];
  readAccess = async () => 'open';
  confirm = async () => 'token';
  stop = watchAccess({
    read: () => {
      pollCount += 1;
      return readAccess();
    },
    confirm: () => {
      refreshCount += 1;
      return confirm();
    },
    leave: () => void presence.push('leave'),
    arrive: () => void presence.push('arrive'),
  });
});
afterEach(() => stop());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const showPage = (): void => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('an open page polls the database every minute, and refreshes the token only once access is denied', async () => {
  await advance(10 * MINUTE_MS);
  expect(pollCount).toBe(15);
  expect(refreshCount).toBe(0);
  readAccess = async () => 'disabled';
  await advance(MINUTE_MS - 5_000);
  expect(refreshCount).toBeGreaterThan(0);
});

it('an account that was deleted on another device leaves nothing on this one', async () => {
  readAccess = async () => 'missing';
  confirm = () => Promise.reject(new AppError('unauthenticated', 'You’ve been signed out. Please sign in again.'));
  await advance(MINUTE_MS);
  expect(presence).toEqual(['leave']);
});

it.each([
  ['whose token still refreshes, as while an account is being deleted,', async () => 'token'],
  ['that is offline', () => Promise.reject(new Error('offline'))],
])(
  'a user without a profile %s stays, with all drafts, and is checked again within a minute',
  async (_who, refreshToken) => {
    readAccess = async () => 'missing';
    confirm = refreshToken;
    await advance(MINUTE_MS);
    expect(presence).toEqual(['leave', 'arrive']);
    await advance(MINUTE_MS / 2);
    expect(refreshCount).toBe(2);
  },
);

it('a disabled user keeps drafts', async () => {
  readAccess = async () => 'disabled';
  confirm = () => Promise.reject(new AppError('unauthenticated', 'This account has been disabled.'));
  await advance(MINUTE_MS);
  expect(presence).toEqual([]);
});

it('a disabled user whose token still refreshes is checked again soon', async () => {
  readAccess = async () => 'disabled';
  await advance(MINUTE_MS);
  expect(refreshCount).toBeGreaterThan(1);
});

it('a hidden page does not poll, and polls immediately when visible again', async () => {
  isHidden = true;
  await advance(10 * MINUTE_MS);
  expect(pollCount).toBe(0);
  showPage();
  expect(pollCount).toBe(1);
  showPage();
  expect(pollCount).toBe(1);
});

it('polling continues after a failed poll', async () => {
  readAccess = () => Promise.reject(new Error('offline'));
  await advance(MINUTE_MS);
  expect([pollCount, refreshCount]).toEqual([1, 0]);
  readAccess = async () => 'disabled';
  await advance(MINUTE_MS);
  expect(refreshCount).toBeGreaterThan(0);
});

it('polling stops when the page is closed', async () => {
  stop();
  await advance(10 * MINUTE_MS);
  showPage();
  expect(pollCount).toBe(0);
});
