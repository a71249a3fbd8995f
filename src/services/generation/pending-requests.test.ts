import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingRequests, type PendingRequests } from './pending-requests.ts';

const EARLIER = { narration: 'narration-requests', rewrite: 'rewrite-requests' };

const narration = { requestId: 'n'.repeat(24), fingerprint: 'n', storyId: 's1', part: 0, voice: 'nova' };
const rewrite = {
  requestId: 'r'.repeat(24),
  fingerprint: 'r',
  storyId: 's1',
  part: 1,
  paragraph: 2,
  before: 'Ember flew.',
  wish: { kind: 'funnier' },
};
const portrait = { kind: 'portrait', requestId: 'p'.repeat(24), startedAt: 5, fingerprint: 'p', itemId: 'c1' };

let kept: Map<string, string>;

const storeList = (key: string, entries: readonly unknown[]): void => void kept.set(key, JSON.stringify(entries));

const openRequests = (): PendingRequests =>
  createPendingRequests(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'begun',
    EARLIER,
  );

beforeEach(() => {
  kept = new Map();
});

describe('lists of earlier versions', () => {
  it('lists stored by earlier versions are merged into the pending requests', () => {
    storeList('begun', [portrait]);
    storeList(EARLIER.narration, [narration]);
    storeList(EARLIER.rewrite, [rewrite]);
    expect(openRequests().list()).toEqual([
      portrait,
      { ...narration, kind: 'narration', startedAt: 0 },
      { ...rewrite, kind: 'rewrite', startedAt: 0 },
    ]);
  });

  it('lists stored by earlier versions are deleted once they are merged', () => {
    storeList(EARLIER.narration, [narration]);
    openRequests().forget(narration.requestId);
    expect(openRequests().list()).toEqual([]);
    expect([...kept.keys()]).toEqual([]);
  });

  it('invalid entries in lists of earlier versions are dropped', () => {
    storeList(EARLIER.narration, [{ ...narration, voice: 'a bell' }, 'n', narration]);
    storeList(EARLIER.rewrite, [{ ...rewrite, part: 'one' }]);
    expect(
      openRequests()
        .list()
        .map(({ requestId }) => requestId),
    ).toEqual([narration.requestId]);
  });
});
