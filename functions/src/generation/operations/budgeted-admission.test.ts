import { failureAllowance, monthlyBudget, setAside } from '@talelantern/domain/plans/budget';
import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { PLANS, type PlanId } from '@talelantern/domain/plans/plans';
import { readUsage, usageDay, type Usage } from '@talelantern/domain/plans/usage';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import { expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import { parseConfig } from '../../config.ts';
import { beginLedger, withHold } from './narration-ledger.ts';
import { beginChapterLedger } from './chapter-ledger.ts';
import type { StoreTx } from '../ports/ports.ts';
import type { Reservation } from '../ports/records.ts';
import { NO_CALLS } from '../testing/store-tx.ts';
import { admitWithinBudget } from './budgeted-admission.ts';
import { createCosts } from './costs.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const UID = 'family';
const CONFIG = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const costs = createCosts(CONFIG.spending.prices, CONFIG);

/** The family's usage and spending before the work. */
interface Before {
  plan?: PlanId;
  stories?: number;
  spent?: Partial<Usage['spent']>;
  today?: number;
}

/** The work that the family asks for. */
interface Work {
  phase?: StoryPhase;
  /** Versions of the chapter or recording, this one included. */
  versions?: number;
  /** Whether the plan includes the story. */
  isIncluded?: boolean;
  planAtStart?: PlanId;
}

const usageOf = ({ stories = 0, spent = {}, today = 0 }: Before): Usage =>
  readUsage({ stories: { reserved: 0, used: stories }, spent, days: { [usageDay(NOW)]: { micros: today } } });

interface Opening {
  kind: 'story' | 'narration' | 'portrait';
  reserved: Reservation;
  ledgers: Pick<StoreTx, 'chapterLedger' | 'narrationLedger'>;
}

function chapter({ phase = 'development', versions = 1, isIncluded = true, planAtStart = 'free' }: Work = {}): Opening {
  const opening = { userId: UID, memoryKey: 'key', planId: planAtStart, openedBy: 'request', isIncluded };
  const begun = beginChapterLedger(opening, NOW);
  const ledger = { ...begun, phases: { ...begun.phases, [phase]: { reserved: 1, used: versions - 1 } } };
  return {
    kind: 'story',
    reserved: { usage: null, chapter: { memoryKey: 'key', phase } },
    ledgers: { chapterLedger: () => Promise.resolve(ledger), narrationLedger: unexpected },
  };
}

function recording({ versions = 1 }: Pick<Work, 'versions'> = {}): Opening {
  const hold = (key: number) => ({ storyId: 's1', part: 0, key: String(key), holdsCharge: false });
  const ledger = Array.from({ length: versions }, (_, key) => hold(key)).reduce(withHold, beginLedger(UID, 's1', NOW));
  return {
    kind: 'narration',
    reserved: { usage: null, chapter: null, narration: hold(versions - 1) },
    ledgers: { chapterLedger: unexpected, narrationLedger: () => Promise.resolve(ledger) },
  };
}

const picture: Opening = {
  kind: 'portrait',
  reserved: { usage: { usageId: 'u', capability: 'pictures', day: null }, chapter: null },
  ledgers: { chapterLedger: unexpected, narrationLedger: unexpected },
};

interface Circumstances {
  isCapReached?: boolean;
  profile?: Profile | null;
  now?: number;
  /** Gets the ids of the usage documents that are written. */
  saved?: Set<string>;
}

/** Asks for the work; returns whether the cheaper model does it, or throws. */
async function ask(
  before: Before,
  { kind, reserved, ledgers }: Opening,
  { isCapReached = false, profile = null, now = NOW, saved = new Set<string>() }: Circumstances = {},
) {
  let usage = usageOf(before);
  const tx: StoreTx = {
    ...NO_CALLS,
    ...ledgers,
    usage: () => Promise.resolve(usage),
    saveUsage: (_uid, id, changed) => {
      saved.add(id);
      usage = changed;
    },
  };
  const spending = {
    prefetch: unexpected,
    assertWithinCap: () => (isCapReached ? Promise.reject(new Error('cap')) : Promise.resolve()),
    capOf: () => Promise.resolve(CONFIG.spending.caps.pro),
    record: unexpected,
    correct: unexpected,
  };
  const admission = { tx, profile, plan: PLANS[before.plan ?? 'pro_monthly'], now };
  const { admitted } = await admitWithinBudget(
    { spending, costs },
    {
      caller: { uid: UID, emailVerified: true },
      kind,
      admit: () => Promise.resolve({ reserved, admitted: null, characters: 9_000 }),
    },
    admission,
    null,
  );
  return admitted.isEconomy;
}

const budgetOf = (plan: PlanId): number => monthlyBudget(PLANS[plan]);

it('work in the grace period is paid from the budget of the last paid month', async () => {
  const paidUntil = Date.UTC(2026, 10, 29);
  const profile = readProfile(UID, {
    priceId: 'pro_monthly',
    subscriptionStatus: 'past_due',
    currentPeriodEnd: { toMillis: () => paidUntil },
  });
  for (const [now, id] of [
    [Date.UTC(2026, 11, 1), 'family_202611'],
    [Date.UTC(2026, 11, 3), 'family_202612'],
  ] as const) {
    const saved = new Set<string>();
    await ask({}, picture, { profile, now, saved });
    expect([...saved]).toEqual([id]);
  }
});
/** The monthly budget is used up, including the part set aside. */
const allSpent = (plan: PlanId) => ({
  plan,
  spent: { used: budgetOf(plan), sold: setAside(PLANS[plan], costs.included()) },
});
/** One story on Pro, in micros: more than a twentieth of the tier's cap. */
const DAILY_BUDGET = 2_441_360;

const LIMIT = { code: 'quota_exceeded' };

it.each<[string, Before, Work?]>([
  ['the family’s daily budget is used up', { today: DAILY_BUDGET }],
  ['less of the monthly budget is left than it may cost', { spent: { used: budgetOf('pro_monthly') - 1 } }],
  ['running work has reserved the rest of the monthly budget', { spent: { reserved: budgetOf('pro_monthly') } }],
  ['it belongs to the 16th story that yearly Pro writes in a month', { ...allSpent('pro_yearly'), stories: 0 }],
  ['its story was begun last month', { ...allSpent('pro_monthly'), stories: 15 }],
  ['more stories than the fair use were begun after it', { ...allSpent('unlimited_monthly'), stories: 1_000 }],
  [
    'its story was begun on Pro and the family is on Free now',
    { plan: 'free', stories: 15, spent: { used: budgetOf('pro_monthly') } },
    { planAtStart: 'pro_monthly' },
  ],
  [
    'an attempt has failed after the monthly budget was used up',
    { spent: { used: budgetOf('pro_monthly') + 100_000, failed: 100_000 } },
  ],
])('an included chapter is written by the cheaper model although %s', async (_why, before, work) => {
  expect(await ask(before, chapter(work))).toBe(true);
});

it('an included chapter is written by the better model while the daily and monthly budgets last', async () => {
  expect(await ask({}, chapter())).toBe(false);
});

it.each([{ used: budgetOf('pro_monthly') }, { used: 0 }])(
  'an included chapter is paid like other work once failures have used up their allowance, with %j spent',
  async (spent) => {
    const before = { spent: { ...spent, failed: failureAllowance(PLANS.pro_monthly) } };
    const admission = ask(before, chapter());
    await (spent.used > 0 ? expect(admission).rejects.toMatchObject(LIMIT) : expect(admission).resolves.toBe(false));
  },
);

it('an included chapter is refused when its tier has reached its daily cap', async () => {
  await expect(ask({}, chapter(), { isCapReached: true })).rejects.toThrow('cap');
});

it.each<[string, Before]>([
  ['the family’s daily budget is used up', { today: DAILY_BUDGET }],
  ['less of the monthly budget is left than it may cost', { spent: { used: budgetOf('pro_monthly') - 1 } }],
  ['the other three chapters are being recorded', { spent: { reserved: budgetOf('pro_monthly') } }],
  ['yearly Pro records a second story in a month', allSpent('pro_yearly')],
  ['the family is on Free now', { plan: 'free', spent: { used: budgetOf('pro_monthly') } }],
])('an included recording is made although %s', async (_why, before) => {
  await expect(ask(before, recording())).resolves.toBeTypeOf('boolean');
});

it.each<[string, Opening]>([
  ['a second version of a chapter', chapter({ versions: 2 })],
  ['a story beyond fair use', chapter({ phase: 'introduction', isIncluded: false })],
  ['a second recording of a chapter', recording({ versions: 2 })],
  ['a picture', picture],
])('%s is refused when the monthly or daily budget is used up, and made while both last', async (_what, work) => {
  await expect(ask(allSpent('pro_monthly'), work)).rejects.toMatchObject({ ...LIMIT, field: 'budget' });
  await expect(ask({ today: DAILY_BUDGET }, work)).rejects.toMatchObject({
    ...LIMIT,
    field: 'budgetToday',
  });
  await expect(ask({}, work)).resolves.toBe(false);
});

it('work beyond the plan uses the cheaper model when the daily budget does not cover the better one', async () => {
  const least = costs.maximum({ kind: 'story', quality: 'high', isEconomy: true });
  await expect(ask({ today: DAILY_BUDGET - least }, chapter({ versions: 2 }))).resolves.toBe(true);
});
