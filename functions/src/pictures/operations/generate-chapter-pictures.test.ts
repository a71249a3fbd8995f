import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneSlot } from '@talelantern/domain/stories/scene-image';
import { readStory } from '@talelantern/domain/stories/story';
import { DAY_MS } from '@talelantern/domain/time/day';
import { expect, it } from 'vitest';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger, JobRecord } from '../../generation/ports/records.ts';
import { NO_CALLS } from '../../generation/testing/store-tx.ts';
import { generateChapterPictures, type ChapterPicturesDeps } from './generate-chapter-pictures.ts';

const NOW = 1_000_000;

const CHAPTER = 'Ember woke in the quiet harbour.\n\nPip waved to her.';
const STORY = {
  userId: 'family',
  title: 'The Harbour',
  content: CHAPTER,
  previousParts: [CHAPTER],
  memoryKey: 'memory-key-of-the-story',
};
const NONE = { reserved: 0, used: 0 };
const LEDGER: ChapterLedger = {
  userId: 'family',
  memoryKey: 'memory-key-of-the-story',
  planId: 'pro_monthly',
  unsavedPlanId: null,
  isIncluded: true,
  openedBy: 'request',
  phases: { introduction: { reserved: 0, used: 1 }, development: NONE, climax: NONE, resolution: NONE },
  notes: {},
  offered: {},
  pictures: {},
  talkCards: {},
  readers: {},
  laterVersions: {},
  deletedChildren: [],
  wordsUntil: null,
  createdAt: NOW,
};
const RUNNING: JobRecord = {
  userId: 'family',
  requestId: 'opening',
  kind: 'scene',
  status: 'running',
  isQueued: false,
  leaseUntil: NOW + 1,
  attempt: 1,
  providerStarted: true,
  hasBegunAtOurCost: false,
  cancelled: false,
  reserved: null,
  error: null,
  createdAt: NOW,
};

interface Circumstances {
  /** The job of the opening picture, which was begun. */
  job?: JobRecord;
  sceneImages?: object[];
  /** Instead of the transaction that begins the picture of a slot. */
  begin?: (slot: SceneSlot) => Promise<never>;
  isEmailVerified?: () => Promise<boolean>;
}

/** Generates the pictures of a story of one chapter on a paid plan; the tests let no picture begin. */
function generate({
  job,
  sceneImages = [],
  begin = async () => {
    throw new AppError('busy', 'The cap is reached');
  },
  isEmailVerified = async () => true,
}: Circumstances) {
  const [begunSlots, failures]: [SceneSlot[], unknown[]] = [[], []];
  const tx: StoreTx = {
    ...NO_CALLS,
    story: async () => readStory('story', { ...STORY, sceneImages }),
    profile: async () =>
      readProfile('family', {
        priceId: 'pro_monthly',
        subscriptionStatus: 'active',
        currentPeriodEnd: NOW + DAY_MS,
      }),
    preferences: async () => readPreferences({}),
    job: async (_uid, requestId) => (requestId === 'opening' && job ? job : null),
    chapterLedger: async () => (job ? { ...LEDGER, pictures: { introduction: ['opening', 'closing'] } } : LEDGER),
  };
  let isFirst = true;
  const deps = {
    store: {
      transact: (_uid: string, work: (transaction: StoreTx) => Promise<unknown>) => {
        if (isFirst) {
          isFirst = false;
          return work(tx);
        }
        const slot = begunSlots.length === 0 ? 'opening' : 'closing';
        begunSlots.push(slot);
        return begin(slot);
      },
      listRunningJobs: async () => [],
    },
    pictureIdOf: ({ slot }: { slot: SceneSlot }) => slot,
    isEmailVerified,
    families: { safetyOf: async () => ({ avoid: [], reader: null, realNames: [] }) },
    spending: { prefetch: () => {} },
    clock: { now: () => NOW },
    settings: {},
    log: (_severity: string, _event: string, { slot }: { slot: unknown }) => failures.push(slot),
  } as unknown as ChapterPicturesDeps;
  return {
    generated: generateChapterPictures(deps, { uid: 'family', storyId: 'story' }),
    begun: begunSlots,
    failed: failures,
  };
}

it('the event ends when a cap refuses the pictures: the next chapter asks again', async () => {
  const { generated, failed } = generate({});
  await generated;
  expect(failed).toEqual(['opening', 'closing']);
});

it('the event is delivered again when the amount spent could not be read', async () => {
  const { generated } = generate({
    begin: async () => {
      throw new AppError('busy', 'The amount could not be read', { cause: new Error('Firestore is unavailable') });
    },
  });
  await expect(generated).rejects.toThrow('The amount could not be read');
});

it('the event is delivered again, and no picture is begun, when the sign-in service cannot be asked', async () => {
  const { generated, begun } = generate({
    isEmailVerified: async () => {
      throw new Error('The sign-in service is unavailable');
    },
  });
  await expect(generated).rejects.toThrow('The sign-in service is unavailable');
  expect(begun).toEqual([]);
});

it('an error of one picture ends the event only when the other picture has ended', async () => {
  let endOpening = () => {};
  const { generated, failed } = generate({
    begin: (slot) =>
      new Promise<never>((_, reject) => {
        if (slot === 'opening') endOpening = () => reject(new AppError('busy', 'The vendor is busy'));
        else {
          reject(new Error('The transaction was aborted'));
          setImmediate(() => endOpening());
        }
      }),
  });
  await expect(generated).rejects.toThrow('The transaction was aborted');
  expect(failed).toEqual(['opening']);
});

it('the event is delivered again while another process generates a picture, until its lease has lapsed', async () => {
  const { generated, begun } = generate({ job: RUNNING });
  await expect(generated).rejects.toThrow('still being generated');
  expect(begun).toEqual([]);
  const lapsed = generate({ job: { ...RUNNING, leaseUntil: NOW } });
  await lapsed.generated;
  expect(lapsed.begun).toEqual(['opening']);
});

const FAILURE = { code: 'busy', message: 'The vendor is busy', field: null, retryAfterSeconds: null } as const;

it.each([
  ['whose dead job the sweep released is begun again', { status: 'failed' }, ['opening']],
  ['that found the vendor busy is begun again', { status: 'failed', error: FAILURE }, ['opening']],
  [
    'that met a rate limit is begun again',
    { status: 'failed', error: { ...FAILURE, code: 'rate_limited' } },
    ['opening'],
  ],
  [
    'that met an error of the vendor is begun again',
    { status: 'failed', error: { ...FAILURE, code: 'internal' } },
    ['opening'],
  ],
  [
    'whose key the vendor refused is begun again',
    { status: 'failed', error: { ...FAILURE, code: 'provider_key' } },
    ['opening'],
  ],
  ['that found the vendor busy three times is not begun again', { status: 'failed', error: FAILURE, attempt: 3 }, []],
  [
    'whose painting took too long is not begun again',
    { status: 'failed', error: { ...FAILURE, code: 'timed_out' } },
    [],
  ],
  ['that was refused is not begun again', { status: 'failed', error: { ...FAILURE, code: 'refused' } }, []],
  ['that is done is not begun again', { status: 'done' }, []],
  ['whose process died three times is not begun again', { leaseUntil: NOW, attempt: 3 }, []],
] as const)('a picture %s', async (_what, job, expected) => {
  const { generated, begun } = generate({ job: { ...RUNNING, ...job } });
  await generated;
  expect(begun).toEqual(expected);
});

const OWN_OPENING = { id: 'own', imageUrl: 'https://x.test/own', part: 0, position: 0, slot: 'opening' };

it('a picture whose process died is not begun again once another has taken its place', async () => {
  const { generated, begun } = generate({ job: { ...RUNNING, leaseUntil: NOW }, sceneImages: [OWN_OPENING] });
  await generated;
  expect(begun).toEqual([]);
});

it('a picture that was never begun is not begun once the family has stored its own in its place', async () => {
  const { generated, failed } = generate({ sceneImages: [OWN_OPENING] });
  await generated;
  expect(failed).toEqual(['closing']);
});
