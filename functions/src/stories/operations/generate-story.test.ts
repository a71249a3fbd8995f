import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import type { GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import { readUsage } from '@talelantern/domain/plans/usage';
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { expect, it } from 'vitest';
import type { StoreTx } from '../../generation/ports/ports.ts';
import { NO_CALLS } from '../../generation/testing/store-tx.ts';
import { generateStory, type StoryDeps } from './generate-story.ts';

it('another story of a family is looked for without waiting for its usage', async () => {
  const read: string[] = [];
  const tx: StoreTx = {
    ...NO_CALLS,
    job: async () => null,
    profile: async () => null,
    preferences: async () => readPreferences({}),
    chapterLedger: async () => null,
    usage: async () => {
      await new Promise(setImmediate);
      read.push('usage');
      return readUsage({});
    },
    hasBegunAnotherStory: async () => {
      read.push('another story');
      return true;
    },
  };
  const deps = {
    store: {
      transact: (_uid: string, work: (transaction: StoreTx) => Promise<unknown>) => work(tx),
      listRunningJobs: async () => [],
    },
    families: { safetyOf: async () => ({ avoid: [], reader: null, realNames: [] }) },
    spending: { prefetch: () => {} },
    costs: { included: () => ({ chapter: 1, attempt: 1, recording: 1, picture: 1, chapterPicture: 1, rewrite: 1 }) },
    clock: { now: () => 0 },
    settings: {},
  } as unknown as StoryDeps;
  const request: GenerateStoryRequest = {
    characters: [{ id: 'ember', name: 'Ember', type: 'Human', appearance: {} }],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    storyPhase: 'introduction',
  };
  const caller = { uid: 'family', emailVerified: false };
  await expect(generateStory(deps, { caller, requestId: 'request-1', request, show: null })).rejects.toThrow(
    VERIFY_EMAIL,
  );
  expect(read.slice(0, 2)).toEqual(['another story', 'usage']);
});
