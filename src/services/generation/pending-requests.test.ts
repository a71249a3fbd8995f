import { expect, it } from 'vitest';
import { createPendingRequests } from './pending-requests.ts';

const begun = { startedAt: 5, fingerprint: 'f', storyId: 's1', part: 0 };
const narration = { ...begun, kind: 'narration', requestId: 'n'.repeat(24), voice: 'nova' };
const rewrite = {
  ...begun,
  kind: 'rewrite',
  requestId: 'r'.repeat(24),
  paragraph: 2,
  before: 'Ember flew.',
  wish: { kind: 'funnier' },
};
const portrait = { kind: 'portrait', requestId: 'p'.repeat(24), startedAt: 5, fingerprint: 'p', itemId: 'c1' };

/** The requests of a page in whose storage the list has these entries. */
function requestsOf(entries: readonly unknown[]) {
  const kept = new Map([['begun', JSON.stringify(entries)]]);
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createPendingRequests(store, 'begun');
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
