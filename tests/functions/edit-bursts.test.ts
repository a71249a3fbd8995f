import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Moderator } from '../../functions/src/generation/ports/providers.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { moderateWaitingShares } from '../../functions/src/sweeps/operations/sweeps.ts';
import { createOpenAiClient } from '../../functions/src/core/openai-client.ts';
import { createOpenAiModerator } from '../../functions/src/moderation/adapters/openai-moderator.ts';
import { microsecondsOf } from '../../functions/src/core/firestore-reads.ts';
import { createFirestoreModerationRecords } from '../../functions/src/sharing/adapters/firestore-moderation-records.ts';
import { handleDeletion, handleEdit } from '../../functions/src/sharing/operations/item-events.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';
import {
  knownModerator,
  newWord,
  PEN_NAME,
  readPublicShare,
  sharingDeps,
  storeStory,
  DISALLOWED,
} from './support/shared-items.ts';

const WINDOW_MS = 15_000;
const MINUTE_MS = 60_000;
/** Dates that no other test uses. */
const START = Date.UTC(2031, 2, 3, 12);
const EDITS = 150;

/** A promise that the test resolves. */
function createGate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Sharing with a test clock: sleepers wait until woken, which advances the time. The moderator records the strings of
 * each request.
 */
function createHarness({
  requestsPerDay = 200,
  moderator: innerModerator = knownModerator(),
}: { requestsPerDay?: number; moderator?: Moderator } = {}) {
  const requests: string[][] = [];
  const sleeps: number[] = [];
  let [now, night] = [START, createGate()];
  let closedGate: ReturnType<typeof createGate> | null = null;
  const moderator: Moderator = {
    ...innerModerator,
    async moderateTexts(texts) {
      requests.push([...texts]);
      await closedGate?.opened;
      return innerModerator.moderateTexts(texts);
    },
  };
  const deps = {
    ...sharingDeps(moderator),
    moderationRecords: createFirestoreModerationRecords(adminFirestore(), { requestsPerDay, windowMs: WINDOW_MS }),
    clock: {
      now: () => now,
      async sleep(ms: number) {
        sleeps.push(ms);
        await night.opened;
        now += ms;
      },
      every: () => () => {},
    },
  };
  return {
    deps,
    requests,
    sleeps,
    /** Makes the moderator wait until the returned function is called. */
    holdModerator: () => {
      const gate = createGate();
      closedGate = gate;
      return gate.open;
    },
    advance: (ms: number) => {
      now += ms;
    },
    wake: () => {
      night.open();
      night = createGate();
    },
  };
}

type Harness = ReturnType<typeof createHarness>;

/** A paragraph that is moderated without its neighbors. */
const longParagraph = (word: string): string => `${word} ${'sailed far away '.repeat(70)}`.trim();

const chapterWith = (middle: string): string => [longParagraph('One'), middle, longParagraph('Three')].join('\n\n');

/** A shared story with a chapter of three paragraphs. */
async function shareStory({ deps }: Pick<Harness, 'deps'>) {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family, { previousParts: [chapterWith('Two.')] });
  const shareId = await share({ deps }, family, storyId);
  return { family, storyId, shareId };
}

async function share({ deps }: Pick<Harness, 'deps'>, { uid }: Family, contentId: string): Promise<string> {
  const request = { contentType: 'story', contentId, isPublic: true } as const;
  const { shareId } = await updateSharing(deps, { uid, emailVerified: true }, request);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

/** Changes the story and returns its event. */
async function edit(storyId: string, fields: Readonly<Record<string, unknown>>) {
  const path = `stories/${storyId}`;
  const before = await storedFields(path);
  const { writeTime } = await adminFirestore().doc(path).update(fields);
  const after = await storedFields(path);
  const changedAt = microsecondsOf(writeTime);
  return { collection: 'stories' as const, id: storyId, before, after, changedAt, eventId: randomUUID() };
}

async function deleteStory(storyId: string) {
  const before = await storedFields(`stories/${storyId}`);
  await adminFirestore().doc(`stories/${storyId}`).delete();
  return { collection: 'stories' as const, id: storyId, before };
}

const titleOf = async (shareId: string) => {
  const copy = (await readPublicShare(shareId))?.copy;
  return copy?.contentType === 'story' ? copy.title : null;
};

/** Edits the story repeatedly and handles each event as soon as it is written, concurrently. */
async function editRepeatedly({ deps }: Harness, storyId: string, afterFirst = async () => {}) {
  const path = `stories/${storyId}`;
  const following: Promise<void>[] = [];
  let [settled, story] = [0, await storedFields(path)];
  for (let count = 1; count <= EDITS; count += 1) {
    const [before, after] = [story, { ...story, title: `Edit ${count}` }];
    const { writeTime } = await adminFirestore().doc(path).update({ title: after.title });
    story = after;
    const changedAt = microsecondsOf(writeTime);
    const event = { collection: 'stories' as const, id: storyId, before, after, changedAt, eventId: randomUUID() };
    following.push(
      handleEdit(deps, event).then(() => {
        settled += 1;
      }),
    );
    if (count === 1) await afterFirst();
  }
  return { ended: () => Promise.all(following), settled: () => settled };
}

it('150 edits of a shared story are moderated twice, and the last one is published', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  harness.requests.length = 0;
  const release = harness.holdModerator();
  const edits = await editRepeatedly(harness, storyId, () => expect.poll(() => harness.requests).toHaveLength(1));
  // The first edit is moderated, one waits, and the others return immediately.
  await expect.poll(edits.settled).toBe(EDITS - 2);
  expect(harness.sleeps).toEqual([WINDOW_MS]);
  release();
  harness.wake();
  await edits.ended();
  expect(harness.requests).toEqual([['Edit 1'], [`Edit ${EDITS}`]]);
  expect(await titleOf(shareId)).toBe(`Edit ${EDITS}`);
});

it('a burst of edits does not delay another family’s deletion, which is not moderated', async () => {
  const [busy, other] = [createHarness(), createHarness()];
  const [stormy, quiet] = [await shareStory(busy), await shareStory(other)];
  other.requests.length = 0;
  const release = busy.holdModerator();
  const order: string[] = [];
  const edited = handleEdit(busy.deps, await edit(stormy.storyId, { title: 'Edit 1' })).then(() =>
    order.push('edit moderated'),
  );
  await expect.poll(() => busy.requests.at(-1)).toEqual(['Edit 1']);
  const handledEdit = handleEdit(busy.deps, await edit(stormy.storyId, { title: 'Edit 2' }));
  await expect.poll(() => busy.sleeps).toHaveLength(1);

  await handleDeletion(other.deps, await deleteStory(quiet.storyId));
  order.push('deletion handled');
  expect(await readPublicShare(quiet.shareId)).toMatchObject({ copy: null, sharing: { isPublic: false } });
  expect(other.requests).toEqual([]);

  release();
  busy.wake();
  await Promise.all([edited, handledEdit]);
  expect(order).toEqual(['deletion handled', 'edit moderated']);
  expect(await titleOf(stormy.shareId)).toBe('Edit 2');
});

it('150 edits are moderated once when their events arrive late and one at a time, as in the local cloud', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  const events = [];
  for (const title of ['Edit 1', 'Edit 2', 'Edit 3']) events.push(await edit(storyId, { title }));
  harness.requests.length = 0;
  for (const event of events) await handleEdit(harness.deps, event);
  expect(harness.sleeps).toEqual([]);
  expect(harness.requests).toEqual([['Edit 3']]);
  expect(await titleOf(shareId)).toBe('Edit 3');
  harness.advance(WINDOW_MS);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 4' }));
  expect(await titleOf(shareId)).toBe('Edit 4');
});

it('a burst of edits does not delay another family’s edit', async () => {
  const [busy, other] = [createHarness(), createHarness()];
  const [stormy, quiet] = [await shareStory(busy), await shareStory(other)];
  await handleEdit(busy.deps, await edit(stormy.storyId, { title: 'Edit 1' }));
  const handledEdit = handleEdit(busy.deps, await edit(stormy.storyId, { title: 'Edit 2' }));
  await expect.poll(() => busy.sleeps).toHaveLength(1);
  await handleEdit(other.deps, await edit(quiet.storyId, { title: 'Quietly told' }));
  expect(other.sleeps).toEqual([]);
  expect(await titleOf(quiet.shareId)).toBe('Quietly told');
  busy.wake();
  await handledEdit;
});

it('a throttled edit is not moderated after the story is deleted', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  const handledEdit = handleEdit(harness.deps, await edit(storyId, { title: 'Edit 2' }));
  await expect.poll(() => harness.sleeps).toHaveLength(1);
  await handleDeletion(harness.deps, await deleteStory(storyId));
  harness.requests.length = 0;
  harness.wake();
  await handledEdit;
  expect(harness.requests).toEqual([]);
  expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
});

it('a throttled edit does not delay a withdrawal, which is not moderated', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  const handledEdit = handleEdit(harness.deps, await edit(storyId, { title: 'Edit 2' }));
  await expect.poll(() => harness.sleeps).toHaveLength(1);
  harness.requests.length = 0;
  await handleEdit(harness.deps, await edit(storyId, { 'sharing.isPublic': false }));
  expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
  harness.wake();
  await handledEdit;
  expect(harness.requests).toEqual([]);
  expect(harness.sleeps).toHaveLength(1);
});

it('a throttled edit keeps its slot when its process dies and the event is redelivered', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  const event = await edit(storyId, { title: 'Edit 2' });
  const killedDeps = {
    ...harness.deps,
    clock: { ...harness.deps.clock, sleep: () => Promise.reject(new Error('died')) },
  };
  await expect(handleEdit(killedDeps, event)).rejects.toThrow('died');
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 3' }));
  expect(await titleOf(shareId)).toBe('Edit 1');
  const redelivery = handleEdit(harness.deps, event);
  await expect.poll(() => harness.sleeps).toEqual([WINDOW_MS]);
  harness.wake();
  await redelivery;
  expect(await titleOf(shareId)).toBe('Edit 3');
});

it('a throttled edit loses its slot when the event is not redelivered', async () => {
  const harness = createHarness();
  const { storyId, shareId } = await shareStory(harness);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  const killedDeps = {
    ...harness.deps,
    clock: { ...harness.deps.clock, sleep: () => Promise.reject(new Error('died')) },
  };
  await expect(handleEdit(killedDeps, await edit(storyId, { title: 'Edit 2' }))).rejects.toThrow('died');
  harness.advance(WINDOW_MS + MINUTE_MS);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 3' }));
  expect(await titleOf(shareId)).toBe('Edit 3');
});

it('shared words are moderated once: after an edit only the new paragraph of a chapter', async () => {
  const harness = createHarness();
  const { family, storyId, shareId } = await shareStory(harness);
  expect(harness.requests.flat()).toContain('Two.');
  harness.requests.length = 0;
  await handleEdit(harness.deps, await edit(storyId, { previousParts: [chapterWith('Two and a half.')] }));
  expect(harness.requests).toEqual([['Two and a half.']]);
  expect(await share(harness, family, storyId)).toBe(shareId);
  expect(harness.requests).toHaveLength(1);
});

it('refused words are refused again without another moderation request', async () => {
  const harness = createHarness();
  const { family, storyId } = await shareStory(harness);
  await edit(storyId, { title: `A ${DISALLOWED} tale` });
  await expect(share(harness, family, storyId)).rejects.toThrow('the title');
  harness.requests.length = 0;
  await expect(share(harness, family, storyId)).rejects.toThrow('the title');
  expect(harness.requests).toEqual([]);
});

it('moderation verdicts are stored under hashes, without the text', async () => {
  const harness = createHarness();
  const { storyId } = await shareStory(harness);
  const title = `Snorkelfax ${newWord()}`;
  await handleEdit(harness.deps, await edit(storyId, { title }));
  const verdict = await storedFields(`verdicts/${harness.deps.textKeys.verdictKey(title)}`);
  expect(Object.keys(verdict).toSorted()).toEqual(['expiresAt', 'flagged', 'scores']);
  expect(verdict['expiresAt']).toEqual(Timestamp.fromMillis(START + 90 * DAY_MS));
  expect(JSON.stringify(verdict)).not.toContain('Snorkelfax');
});

const countOf = async ({ uid }: Family) => (await storedFields(`judging_days/${uid}_20310303`))['requests'];

it('moderation for one family’s shares is limited per day: its later edits wait until the next day', async () => {
  const harness = createHarness({ requestsPerDay: 2 });
  const { family, storyId, shareId } = await shareStory(harness);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  harness.advance(WINDOW_MS);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 2' }));
  expect(harness.requests).toHaveLength(2);
  expect(await countOf(family)).toBe(2);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await storedFields(`shares/${shareId}/private/source`)).toMatchObject({ hold: 'waiting' });
  const other = await shareStory(harness);
  expect(await readPublicShare(other.shareId)).toMatchObject({ hidden: false });

  const waitingShareIds = async function* () {
    yield shareId;
  };
  await moderateWaitingShares({ ...harness.deps, shares: { ...harness.deps.shares, waitingShareIds } }, START + DAY_MS);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
  expect(await titleOf(shareId)).toBe('Edit 2');
});

it('calls while the moderator is unavailable do not count towards the daily limit', async () => {
  let isUnavailable = false;
  const harness = createHarness({
    requestsPerDay: 2,
    moderator: knownModerator({ isUnavailable: () => isUnavailable }),
  });
  const { family, storyId, shareId } = await shareStory(harness);
  isUnavailable = true;
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 1' }));
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await countOf(family)).toBe(1);
  isUnavailable = false;
  harness.advance(WINDOW_MS);
  await handleEdit(harness.deps, await edit(storyId, { title: 'Edit 2' }));
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
});

describe('generation during a burst of edits', () => {
  const generateImage = setUpFunction('generateImage');

  it('a burst of edits does not delay generation', async () => {
    await generateImage.standIn.plan({ kind: 'rate-limit', perMinute: 500 }, { path: '/v1/moderations' });
    const client = createOpenAiClient('local-stand-in', generateImage.standIn.baseUrl);
    const settings = { model: 'omni-moderation-latest', timeoutMs: 15_000 };
    const harness = createHarness({ moderator: createOpenAiModerator(client, settings, () => {}) });
    const { storyId, shareId } = await shareStory(harness);
    const edits = await editRepeatedly(harness, storyId);
    await expect.poll(edits.settled).toBe(EDITS - 1);
    const family = await createFamily();
    expect((await generateImage.call(family, { prompt: PROMPT })).status).toBe(200);
    harness.wake();
    await edits.ended();
    expect(await titleOf(shareId)).toBe(`Edit ${EDITS}`);
    expect(harness.requests.length).toBeLessThanOrEqual(3);
  });
});
