import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { DAY_MS } from '@talelantern/domain/time/day';
import { increment, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { castOf, planFields, storyFields, type Fields } from '../support/documents.ts';
import { updateAsServer, Family, familyWithStory, signUp, someStoryId, writeAsServer, readAsServer } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('saving a story counts it in the same batch', async () => {
  const family = await signUp();
  const id = someStoryId();
  await allowed(family.saveStory({ id }));
  expect(await readAsServer(family.profilePath)).toMatchObject({ storiesThisMonth: 1, lastStoryId: id });
});

it('a story without its count is refused, and so is the count without the story', async () => {
  const family = await signUp();
  const id = someStoryId();
  await denied(family.db.doc(`stories/${id}`).set(storyFields(family.uid, id)));
  await denied(family.updateProfile(family.storyCounters(id)));
  await allowed(family.saveStory({ id }));
  await denied(family.updateProfile(family.storyCounters(id)));
});

const wrongCounts: [string, Fields][] = [
  ['none', { storiesThisMonth: 0 }],
  ['two', { storiesThisMonth: increment(2) }],
  ['one fewer', { storiesThisMonth: increment(-1) }],
  ['an earlier month', { usagePeriod: 202001 }],
  ['a later month', { usagePeriod: 209912 }],
  ['a character as well', { charactersThisMonth: increment(1) }],
  ['a character in total as well', { charactersTotal: increment(1) }],
  ['one character fewer in total', { charactersTotal: increment(-1) }],
  ['another story', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ['no story id', { lastStoryId: undefined }],
  ['a character id as well', { lastCharacterId: 'someone-else' }],
  ['a deleted character as well', { lastDeletedCharacterId: 'someone-else' }],
];
it.each(wrongCounts)('saving a story is refused if the profile counts %s', async (_what, counters) => {
  const family = await signUp({ storiesThisMonth: 0, charactersTotal: 1 });
  await denied(family.saveStory({ counters }));
  await allowed(family.saveStory());
});

it('the first story of a month restarts its count at one and resets the count of characters', async () => {
  const family = await signUp({ usagePeriod: 202001, storiesThisMonth: 2, charactersThisMonth: 4 });
  await denied(family.saveStory());
  await denied(family.saveStory({ counters: { storiesThisMonth: 3, charactersThisMonth: 0 } }));
  await denied(family.saveStory({ counters: { storiesThisMonth: 1 } }));
  await allowed(family.saveStory({ counters: { storiesThisMonth: 1, charactersThisMonth: 0 } }));
  await denied(family.saveStory({ counters: { storiesThisMonth: 1, charactersThisMonth: 0 } }));
});

it('saving a story accepts a plain number instead of an increment as count', async () => {
  const family = await signUp({ storiesThisMonth: 1 });
  await denied(family.saveStory({ counters: { storiesThisMonth: 1 } }));
  await allowed(family.saveStory({ counters: { storiesThisMonth: 2 } }));
});

it('saving a story starts the count on a profile of an earlier version', async () => {
  const family = new Family();
  await writeAsServer(family.profilePath, { email: family.email, stories: 2, characters: 2, storiesThisMonth: 40 });
  await denied(family.saveStory());
  await allowed(family.saveStory({ counters: { storiesThisMonth: 1 } }));
});

it('two stories in one batch are refused, whether the batch counts one or two', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const [first, second] = [someStoryId(), someStoryId()];
  const both = () => {
    const batch = family.db.batch();
    for (const id of [first, second]) batch.set(family.db.doc(`stories/${id}`), storyFields(family.uid, id));
    return batch.update(family.db.doc(family.profilePath), family.storyCounters(second));
  };
  await denied(both().commit());
  await denied(both().update(family.db.doc(family.profilePath), family.storyCounters(first)).commit());
  await allowed(family.saveStory({ id: first }));
  await allowed(family.saveStory({ id: second }));
});

it('deleting a story keeps the count', async () => {
  const family = await signUp();
  const id = someStoryId();
  await allowed(family.saveStory({ id }));
  const batch = family.db.batch();
  batch.delete(family.db.doc(`stories/${id}`));
  batch.update(family.db.doc(family.profilePath), { storiesThisMonth: increment(-1) });
  await denied(batch.commit());
  await allowed(family.db.doc(`stories/${id}`).delete());
  expect(await readAsServer(family.profilePath)).toMatchObject({ storiesThisMonth: 1 });
});

it('a deleted story cannot be saved again under its counted id', async () => {
  const family = await signUp();
  const id = someStoryId();
  await allowed(family.saveStory({ id }));
  await allowed(family.db.doc(`stories/${id}`).delete());
  await denied(family.db.doc(`stories/${id}`).set(storyFields(family.uid, id)));
  await denied(family.saveStory({ id }));
  await allowed(family.saveStory());
});

it('a new story with a field that stories do not have is refused', async () => {
  const family = await signUp();
  await denied(family.saveStory({ fields: { likes: 3 } }));
  await allowed(family.saveStory());
});

it("overwriting a story is refused, one's own or another family's", async () => {
  const { family, id } = await familyWithStory();
  await denied((await signUp()).saveStory({ id }));
  await denied(family.saveStory({ id }));
  await allowed(family.saveStory());
});

it('saving a story is refused without a profile, for a disabled user and after the account is deleted', async () => {
  const [none, disabledFamily, deletedFamily] = [new Family(), await signUp({ disabled: true }), await signUp()];
  await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
  for (const family of [none, disabledFamily, deletedFamily]) await denied(family.saveStory());
  await allowed((await signUp()).saveStory());
});

const storyLimits: [PlanId, number][] = [
  ['free', 2],
  ['pro_monthly', 15],
  ['pro_yearly', 180],
  ['unlimited_monthly', 300],
  ['unlimited_yearly', 300],
];
it.each(storyLimits)('the plan %s is limited to %d stories a month', async (plan, limit) => {
  const family = await signUp({ ...planFields(plan), storiesThisMonth: limit - 1 });
  await allowed(family.saveStory());
  await denied(family.saveStory());
});

const notPaid: [string, Fields][] = [
  ['is cancelled', planFields('pro_monthly', 20, 'canceled')],
  ['is unpaid', planFields('pro_monthly', 20, 'unpaid')],
  ['is paused', planFields('pro_monthly', 20, 'paused')],
  ['is over for longer than three days', planFields('pro_monthly', -3.01)],
  ['is over and was kept after a failed upgrade', planFields('pro_monthly', -0.01, 'kept')],
  ['has no end', { ...planFields('pro_monthly'), currentPeriodEnd: null }],
  ['has no status', { ...planFields('pro_monthly'), subscriptionStatus: null }],
  ['has no name', { ...planFields('pro_monthly'), priceId: null }],
  ['is not one of ours', { ...planFields('pro_monthly'), priceId: 'gold' }],
];
it.each(notPaid)('the monthly story allowance is the allowance of Free when the plan %s', async (_what, plan) => {
  const [freeFamily, paidFamily] = [
    await signUp({ storiesThisMonth: 1, ...plan }),
    await signUp(planFields('pro_monthly')),
  ];
  await updateAsServer(paidFamily.profilePath, { storiesThisMonth: 2 });
  await allowed(freeFamily.saveStory());
  await denied(freeFamily.saveStory());
  await allowed(paidFamily.saveStory());
});

it('the monthly story allowance stays the paid plan’s on trial, while a payment is late or the plan is kept, and in the grace period', async () => {
  await allowed((await signUp({ ...planFields('pro_monthly', 20, 'trialing'), storiesThisMonth: 9 })).saveStory());
  await allowed((await signUp({ ...planFields('pro_monthly', 20, 'past_due'), storiesThisMonth: 9 })).saveStory());
  await allowed((await signUp({ ...planFields('pro_monthly', 0.01, 'kept'), storiesThisMonth: 9 })).saveStory());
  await allowed((await signUp({ ...planFields('pro_monthly', -2.99), storiesThisMonth: 9 })).saveStory());
});

describe('a story that functions have written and counted', () => {
  const ENDED = planFields('unlimited_monthly', 20, 'canceled');
  const writtenUnder = async (planId: PlanId, profile: Fields, days = 15) => {
    const family = await signUp(profile);
    const memoryKey = `memory-${family.uid}`;
    await writeAsServer(`generations/${family.uid}_${memoryKey}`, {
      userId: family.uid,
      memoryKey,
      unsavedPlanId: planId,
      unsavedUntil: Timestamp.fromMillis(Date.now() + days * DAY_MS),
    });
    return { family, fields: { memoryKey } };
  };

  it('a story generated under a plan that has ended is saved, though the month has more stories than Free includes', async () => {
    const { family, fields } = await writtenUnder('unlimited_monthly', { ...ENDED, storiesThisMonth: 40 });
    await denied(family.saveStory());
    await allowed(family.saveStory({ fields }));
  });

  it('a story generated under a plan is saved with all of its characters', async () => {
    const { family, fields } = await writtenUnder('pro_monthly', ENDED);
    await denied(family.saveStory({ fields: { characters: castOf(4) } }));
    await denied(family.saveStory({ fields: { ...fields, characters: castOf(5) } }));
    await allowed(family.saveStory({ fields: { ...fields, characters: castOf(4) } }));
  });

  const countedElsewhere: [string, PlanId, Fields][] = [
    ['in the last month', 'free', { storiesThisMonth: 2 }],
    ['after a year that ended in this month', 'free', { storiesThisMonth: 4 }],
    ['in grace days at the end of a month', 'pro_monthly', { ...planFields('pro_monthly'), storiesThisMonth: 15 }],
  ];
  it.each(countedElsewhere)(
    'a story generated %s is saved, though the month has as many stories as the plan includes',
    async (_when, planId, profile) => {
      const { family, fields } = await writtenUnder(planId, profile);
      await denied(family.saveStory());
      await allowed(family.saveStory({ fields }));
    },
  );

  it.each<PlanId>(['free', 'pro_monthly', 'unlimited_monthly'])(
    'a story generated under %s counts within the 300 stories of a month',
    async (planId) => {
      const { family, fields } = await writtenUnder(planId, { ...ENDED, storiesThisMonth: 299 });
      await allowed(family.saveStory({ fields }));
      await denied(family.saveStory({ fields }));
    },
  );

  it('a story is refused once its ledger no longer has a plan, because a story with its key was saved', async () => {
    const { family, fields } = await writtenUnder('unlimited_monthly', { ...ENDED, storiesThisMonth: 2 });
    await allowed(family.saveStory({ fields }));
    await writeAsServer(`generations/${family.uid}_${fields.memoryKey}`, { planId: 'unlimited_monthly' });
    await denied(family.saveStory({ fields }));
    await denied(family.saveStory({ fields: { ...fields, characters: castOf(4) } }));
  });

  it('a story generated under a plan is saved until the time in its ledger only, because the event of the save may be lost', async () => {
    const [expiredStory, unexpiredStory] = await Promise.all(
      [0, 0.1].map((days) => writtenUnder('unlimited_monthly', { ...ENDED, storiesThisMonth: 2 }, days)),
    );
    if (!expiredStory || !unexpiredStory) throw new Error('No families');
    await denied(expiredStory.family.saveStory({ fields: expiredStory.fields }));
    await allowed(unexpiredStory.family.saveStory({ fields: unexpiredStory.fields }));
  });

  it('another family cannot save a story by the ledger of this one', async () => {
    const { family, fields } = await writtenUnder('unlimited_monthly', { ...ENDED, storiesThisMonth: 2 });
    await denied((await signUp({ storiesThisMonth: 2 })).saveStory({ fields }));
    await allowed(family.saveStory({ fields }));
  });

  it('a story that was generated under Free has no larger cast than Free includes', async () => {
    const { family, fields } = await writtenUnder('free', { storiesThisMonth: 2 });
    await denied(family.saveStory({ fields: { ...fields, characters: castOf(3) } }));
    await allowed(family.saveStory({ fields: { ...fields, characters: castOf(2) } }));
  });
});
