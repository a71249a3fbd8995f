import { LOCK_HIDDEN_MS, LOCK_OPEN_MS, LOCK_UNREADABLE, type Lock } from '@talelantern/domain/accounts/lock';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLockMemory, createUnlockState } from './lock-state.ts';
import { createLockService } from './lock-service.ts';
import { createSafeStore } from '../core/safe-store.ts';
import type { KeyValueStore } from '../core/stored-list.ts';
import { UPDATE_PROFILE_FAILED } from '../account/profile-loader.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const PIN = '407182';
const WRONG = '407183';

/** The storage of one device. */
function createStore(): KeyValueStore {
  const storage = new Map<string, string>();
  return {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  };
}

/** The stored document, shared by all devices. */
function createCloud() {
  let lock: Lock | null = null;
  let isReachable = true;
  let hasProfile = false;
  function failIfOffline(): void {
    if (!isReachable) throw new Error('unavailable');
  }
  return {
    find: vi.fn(async () => {
      failIfOffline();
      return lock;
    }),
    /** Creates the profile if there is none, because it contains the lock. */
    getProfile: async () => {
      hasProfile = true;
      return readProfile('family', {});
    },
    save: vi.fn(async (saved: Lock | null) => {
      failIfOffline();
      if (!hasProfile) throw new Error('no document to update');
      lock = saved;
    }),
    goOffline: () => (isReachable = false),
    goOnline: () => (isReachable = true),
  };
}

function openTab(cloud = createCloud(), store: KeyValueStore = createStore()) {
  let setHidden: (isHidden: boolean) => void = () => undefined;
  const service = createLockService({
    locks: cloud,
    profile: { get: cloud.getProfile },
    memory: createLockMemory(store, 'lock'),
    unlockState: createUnlockState({
      watchHidden: (onChange) => {
        setHidden = onChange;
        return () => undefined;
      },
      now: Date.now,
    }),
    now: Date.now,
  });
  return { service, cloud, store, setHidden: (isHidden: boolean) => setHidden(isHidden) };
}

/** A tab in which a PIN was set, after which the lock was closed. */
async function openLockedTab() {
  const tab = openTab();
  await tab.service.choosePin(PIN);
  tab.service.close();
  return tab;
}

it('there is no lock until a PIN is set; then only the PIN opens it', async () => {
  const { service } = openTab();
  expect(await service.view()).toBe('none');
  await service.choosePin(PIN);
  expect(await service.view()).toBe('open');
  service.close();
  expect(await service.view()).toBe('closed');
  expect(await service.tryPin(PIN)).toEqual({ status: 'opened' });
  expect(await service.view()).toBe('open');
  await service.remove();
  expect(await service.view()).toBe('none');
});

it('the lock is stored as a hash, never as the PIN', async () => {
  const { cloud } = await openLockedTab();
  expect(JSON.stringify(cloud.save.mock.calls)).not.toContain(PIN);
  expect(Object.keys(cloud.save.mock.calls[0]?.[0] ?? {})).toEqual(['salt', 'hash']);
});

it('a new PIN applies in other tabs immediately and on other devices within 30 s', async () => {
  const thisTab = openTab();
  const secondTab = openTab(thisTab.cloud, thisTab.store);
  const otherTab = openTab(thisTab.cloud);
  for (const { service } of [secondTab, otherTab]) expect(await service.view()).toBe('none');
  await thisTab.service.choosePin(PIN);
  expect(await secondTab.service.view()).toBe('closed');
  vi.advanceTimersByTime(30_000);
  expect(await otherTab.service.view()).toBe('closed');
});

it('an open lock is closed after a reload and in other tabs', async () => {
  const { service, cloud, store } = openTab();
  await service.choosePin(PIN);
  expect(await openTab(cloud, store).service.view()).toBe('closed');
});

it('a PIN that could not be stored does not lock anything', async () => {
  const { service, cloud } = openTab();
  cloud.goOffline();
  await expect(service.choosePin(PIN)).rejects.toThrow(UPDATE_PROFILE_FAILED);
  cloud.goOnline();
  expect(await service.view()).toBe('none');
});

it('an open lock closes five minutes after the last use', async () => {
  const { service } = openTab();
  const onChange = vi.fn();
  service.watch(onChange);
  await service.choosePin(PIN);
  vi.advanceTimersByTime(LOCK_OPEN_MS - 1);
  service.stayOpen();
  vi.advanceTimersByTime(LOCK_OPEN_MS - 1);
  expect(await service.view()).toBe('open');
  onChange.mockClear();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await service.view()).toBe('closed');
  service.stayOpen();
  expect(await service.view()).toBe('closed');
});

it('an open lock closes once the tab has been hidden for a minute', async () => {
  const { service, setHidden } = openTab();
  await service.choosePin(PIN);
  setHidden(true);
  vi.advanceTimersByTime(LOCK_HIDDEN_MS - 1);
  setHidden(false);
  expect(await service.view()).toBe('open');
  setHidden(true);
  vi.advanceTimersByTime(LOCK_HIDDEN_MS);
  setHidden(false);
  expect(await service.view()).toBe('closed');
});

it('an open lock expires even if timers were suspended', async () => {
  const { service } = openTab();
  await service.choosePin(PIN);
  vi.setSystemTime(Date.now() + LOCK_OPEN_MS);
  expect(await service.view()).toBe('closed');
});

it('each wrong PIN increases the wait, across tabs and reloads, until the right PIN is entered', async () => {
  const { service, cloud, store } = await openLockedTab();
  expect(await service.tryPin(WRONG)).toEqual({ status: 'wrong', waitMs: 1_000 });
  expect(await openTab(cloud, store).service.tryPin(PIN)).toEqual({ status: 'too-early', waitMs: 1_000 });
  vi.advanceTimersByTime(1_000);
  expect(await service.tryPin(WRONG)).toEqual({ status: 'wrong', waitMs: 5_000 });
  vi.advanceTimersByTime(2_000);
  const reloaded = openTab(cloud, store).service;
  expect(reloaded.waitMs()).toBe(3_000);
  vi.advanceTimersByTime(3_000);
  expect(await reloaded.tryPin(PIN)).toEqual({ status: 'opened' });
  expect(service.waitMs()).toBe(0);
  expect(await service.tryPin(WRONG)).toEqual({ status: 'wrong', waitMs: 1_000 });
});

it('the wait after a wrong PIN ends in its own time when the clock is set back', async () => {
  const { service } = await openLockedTab();
  vi.setSystemTime(Date.now() + 86_400_000);
  await service.tryPin(WRONG);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(service.waitMs()).toBe(1_000);
  vi.advanceTimersByTime(999);
  expect(await service.tryPin(PIN)).toEqual({ status: 'too-early', waitMs: 1 });
  vi.advanceTimersByTime(1);
  expect(await service.tryPin(PIN)).toEqual({ status: 'opened' });
});

it('of two simultaneous attempts to open the lock, one is refused as too early', async () => {
  const { service, cloud, store } = await openLockedTab();
  const outcomes = await Promise.all([service, openTab(cloud, store).service].map((tab) => tab.tryPin(WRONG)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['too-early', 'wrong']);
});

it('setting a new PIN clears the wait after wrong PINs', async () => {
  const { service } = await openLockedTab();
  await service.tryPin(WRONG);
  await service.choosePin('90210');
  expect(service.waitMs()).toBe(0);
});

it('a wrong PIN causes a wait even if the browser forbids storage', async () => {
  const refuse = (): never => {
    throw new Error('private window');
  };
  const { service } = openTab(createCloud(), createSafeStore(refuse));
  await service.choosePin(PIN);
  service.close();
  expect(await service.tryPin(WRONG)).toEqual({ status: 'wrong', waitMs: 1_000 });
  expect((await service.tryPin(PIN)).status).toBe('too-early');
});

it('a lock known to this device stays closed offline, even after a reload', async () => {
  const { service, cloud, store } = await openLockedTab();
  cloud.goOffline();
  await expect(service.view()).rejects.toThrow(LOCK_UNREADABLE);
  await expect(openTab(cloud, store).service.view()).rejects.toThrow(LOCK_UNREADABLE);
});

it('a PIN that cannot be checked offline does not count as wrong', async () => {
  const { service, cloud } = await openLockedTab();
  cloud.goOffline();
  await expect(service.tryPin(WRONG)).rejects.toThrow(LOCK_UNREADABLE);
  expect(service.waitMs()).toBe(0);
});

it('a family without a lock is not blocked offline', async () => {
  const { service, cloud } = openTab();
  cloud.goOffline();
  expect(await service.view()).toBe('none');
});

it('with `mustBeKnown`, the lock counts as closed offline on a device that has never read it, and as absent if there was none', async () => {
  const { service, cloud, store } = openTab();
  cloud.goOffline();
  await expect(service.view({ mustBeKnown: true })).rejects.toThrow(LOCK_UNREADABLE);
  cloud.goOnline();
  expect(await service.view()).toBe('none');
  cloud.goOffline();
  expect(await openTab(cloud, store).service.view({ mustBeKnown: true })).toBe('none');
});

it('a removed lock does not block offline', async () => {
  const { service, cloud } = await openLockedTab();
  await service.remove();
  cloud.goOffline();
  expect(await service.view()).toBe('none');
});
