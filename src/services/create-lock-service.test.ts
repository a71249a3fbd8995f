import { LOCK_HIDDEN_MS, LOCK_OPEN_MS, LOCK_UNREADABLE, type Lock } from '@talelantern/domain/accounts/lock';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLockMemory } from './lock-memory.ts';
import { createLockOpenness } from './lock-openness.ts';
import { createLockService } from './create-lock-service.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';
import { UPDATE_PROFILE_FAILED } from './profile-keeper.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const PIN = '407182';
const WRONG = '407183';

/** What one device keeps. */
function createStore(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The family's document, which every device reads. */
function createCloud() {
  let lock: Lock | null = null;
  let isReachable = true;
  function reach(): void {
    if (!isReachable) throw new Error('unavailable');
  }
  return {
    find: vi.fn(async () => {
      reach();
      return lock;
    }),
    save: vi.fn(async (saved: Lock | null) => {
      reach();
      lock = saved;
    }),
    goOffline: () => (isReachable = false),
    goOnline: () => (isReachable = true),
  };
}

function openTab(cloud = createCloud(), store: KeyValueStore = createStore()) {
  let tellHidden: (isHidden: boolean) => void = () => undefined;
  const service = createLockService({
    locks: cloud,
    profile: { get: async () => readProfile('family', {}) },
    memory: createLockMemory(store, 'lock'),
    openness: createLockOpenness({
      watchHidden: (onChange) => {
        tellHidden = onChange;
        return () => undefined;
      },
      now: Date.now,
    }),
    now: Date.now,
  });
  return { service, cloud, store, tellHidden: (isHidden: boolean) => tellHidden(isHidden) };
}

/** A tab in which a PIN was set and the lock closed again. */
async function openLockedTab() {
  const tab = openTab();
  await tab.service.choosePin(PIN);
  tab.service.close();
  return tab;
}

describe('the grown-up lock', () => {
  it('is none until it is set, then closed until the PIN', async () => {
    const { service } = openTab();
    expect(await service.look()).toBe('none');
    await service.choosePin(PIN);
    expect(await service.look()).toBe('open');
    service.close();
    expect(await service.look()).toBe('closed');
    expect(await service.tryPin(PIN)).toEqual({ status: 'opened' });
    expect(await service.look()).toBe('open');
    await service.remove();
    expect(await service.look()).toBe('none');
  });

  it('stores what tells the PIN, never the PIN', async () => {
    const { cloud } = await openLockedTab();
    expect(JSON.stringify(cloud.save.mock.calls)).not.toContain(PIN);
    expect(Object.keys(cloud.save.mock.calls[0]?.[0] ?? {})).toEqual(['salt', 'hash']);
  });

  it('holds in another tab at once and on another device within half a minute', async () => {
    const here = openTab();
    const besides = openTab(here.cloud, here.store);
    const elsewhere = openTab(here.cloud);
    for (const { service } of [besides, elsewhere]) expect(await service.look()).toBe('none');
    await here.service.choosePin(PIN);
    expect(await besides.service.look()).toBe('closed');
    vi.advanceTimersByTime(30_000);
    expect(await elsewhere.service.look()).toBe('closed');
  });

  it('is not open after a reload or in another tab', async () => {
    const { service, cloud, store } = openTab();
    await service.choosePin(PIN);
    expect(await openTab(cloud, store).service.look()).toBe('closed');
  });

  it('says what the profile says where it could not be stored', async () => {
    const { service, cloud } = openTab();
    cloud.goOffline();
    await expect(service.choosePin(PIN)).rejects.toThrow(UPDATE_PROFILE_FAILED);
    cloud.goOnline();
    expect(await service.look()).toBe('none');
  });
});

describe('an open lock', () => {
  it('closes five minutes after the last thing a grown-up did', async () => {
    const { service } = openTab();
    const onChange = vi.fn();
    service.watch(onChange);
    await service.choosePin(PIN);
    vi.advanceTimersByTime(LOCK_OPEN_MS - 1);
    service.stayOpen();
    vi.advanceTimersByTime(LOCK_OPEN_MS - 1);
    expect(await service.look()).toBe('open');
    onChange.mockClear();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledOnce();
    expect(await service.look()).toBe('closed');
    service.stayOpen();
    expect(await service.look()).toBe('closed');
  });

  it('closes where the tab was out of sight for a minute, and only then', async () => {
    const { service, tellHidden } = openTab();
    await service.choosePin(PIN);
    tellHidden(true);
    vi.advanceTimersByTime(LOCK_HIDDEN_MS - 1);
    tellHidden(false);
    expect(await service.look()).toBe('open');
    tellHidden(true);
    vi.advanceTimersByTime(LOCK_HIDDEN_MS);
    tellHidden(false);
    expect(await service.look()).toBe('closed');
  });

  it('is closed although no timer ran while the tablet slept', async () => {
    const { service } = openTab();
    await service.choosePin(PIN);
    vi.setSystemTime(Date.now() + LOCK_OPEN_MS);
    expect(await service.look()).toBe('closed');
  });
});

describe('wrong PINs', () => {
  it('make the wait grow, in every tab and after a reload, until the right one', async () => {
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

  it('cannot be tried several at a time', async () => {
    const { service, cloud, store } = await openLockedTab();
    const outcomes = await Promise.all([service, openTab(cloud, store).service].map((tab) => tab.tryPin(WRONG)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['too-early', 'wrong']);
  });

  it('are forgotten with a new PIN', async () => {
    const { service } = await openLockedTab();
    await service.tryPin(WRONG);
    await service.choosePin('90210');
    expect(service.waitMs()).toBe(0);
  });

  it('make wait also where the browser keeps nothing', async () => {
    const refuse = (): never => {
      throw new Error('private window');
    };
    const { service } = openTab(createCloud(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    await service.choosePin(PIN);
    service.close();
    expect(await service.tryPin(WRONG)).toEqual({ status: 'wrong', waitMs: 1_000 });
    expect((await service.tryPin(PIN)).status).toBe('too-early');
  });
});

describe('without a connection', () => {
  it('a lock that is known here stays closed, also after a reload', async () => {
    const { service, cloud, store } = await openLockedTab();
    cloud.goOffline();
    await expect(service.look()).rejects.toThrow(LOCK_UNREADABLE);
    await expect(openTab(cloud, store).service.look()).rejects.toThrow(LOCK_UNREADABLE);
  });

  it('a try does not count', async () => {
    const { service, cloud } = await openLockedTab();
    cloud.goOffline();
    await expect(service.tryPin(WRONG)).rejects.toThrow(LOCK_UNREADABLE);
    expect(service.waitMs()).toBe(0);
  });

  it('a family without a lock is not held up', async () => {
    const { service, cloud } = openTab();
    cloud.goOffline();
    expect(await service.look()).toBe('none');
  });

  it('a lock that was taken away is no longer known', async () => {
    const { service, cloud } = await openLockedTab();
    await service.remove();
    cloud.goOffline();
    expect(await service.look()).toBe('none');
  });
});
