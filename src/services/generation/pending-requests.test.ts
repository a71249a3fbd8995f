import { DAY_MS } from '@talelantern/domain/time/day';
import { expect, it } from 'vitest';
import { createPendingRequests } from './pending-requests.ts';

const request = { startedAt: 5, fingerprint: 'f', storyId: 's1', part: 0 };
const narration = { ...request, kind: 'narration', requestId: 'n'.repeat(24), voice: 'nova' };
const rewrite = {
  ...request,
  kind: 'rewrite',
  requestId: 'r'.repeat(24),
  paragraph: 2,
  before: 'Ember flew.',
  wish: { kind: 'funnier' },
};
const portrait = { kind: 'portrait', requestId: 'p'.repeat(24), startedAt: 5, fingerprint: 'p', itemId: 'c1' };

/** The requests of a page in whose `storage` the list has these entries. */
function requestsOf(
  entries: readonly unknown[],
  storage = new Map<string, string>(),
  now = 5,
): ReturnType<typeof createPendingRequests> {
  storage.set('begun', JSON.stringify(entries));
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  return createPendingRequests(store, 'begun', () => now);
}

it('requests of all kinds are stored in one list', () => {
  const requests = requestsOf([portrait, narration, rewrite]);
  expect(requests.list()).toEqual([portrait, narration, rewrite]);
  expect(requests.listOf('rewrite')).toEqual([rewrite]);
});

it('invalid entries of the stored list are dropped', () => {
  const invalid = [{ ...narration, voice: 'a bell' }, 'n', { ...rewrite, part: 'one' }];
  expect(requestsOf([...invalid, narration]).list()).toEqual([narration]);
});

it('requests whose jobs are no longer kept are deleted from the stored list', () => {
  const storage = new Map<string, string>();
  const current = { ...rewrite, startedAt: 8 * DAY_MS };
  expect(requestsOf([narration, current], storage, 9 * DAY_MS).list()).toEqual([current]);
  expect(JSON.parse(storage.get('begun') ?? '')).toEqual([current]);
});
