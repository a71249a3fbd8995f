import { expect, it, vi } from 'vitest';
import { createSubscriptionEnder, reconcilePlans } from './refresh-plan.ts';
import type { Payer, VendorSubscription } from '../ports/ports.ts';

const PAYER: Payer = {
  uid: 'family',
  customerId: 'cus_1',
  checkout: { id: 'cs_1', plan: 'pro_monthly' },
  isToEnd: false,
  isDisputed: false,
  revision: 0,
};
const MARKED: Payer = { ...PAYER, isToEnd: true };

const subscription = (status: string): VendorSubscription => ({
  id: `sub_${status}`,
  nextPlan: null,
  plan: 'pro_monthly',
  status,
  periodStart: 0,
  paidFrom: 0,
  paidUntil: 1,
  endedAt: null,
  isEnding: false,
  createdAt: 0,
});

/** Deps for a customer with subscriptions of these statuses; `calls` records the calls, in order. */
const depsFor = (calls: string[], statuses: readonly string[], payer: Payer | null = PAYER, isDisabled = true) => ({
  vendor: {
    closeCheckout: async (id: string) => void calls.push(`close ${id}`),
    removeCustomer: async (id: string) => void calls.push(`remove ${id}`),
    endSubscription: async (id: string) => void calls.push(`end ${id}`),
    subscriptionsOf: async () => statuses.map(subscription),
  },
  billingStore: {
    withLock: <Result>(_uid: string, task: () => Promise<Result>) => task(),
    find: async () => payer,
    isDisabled: async () => isDisabled,
    async *listStale() {
      yield ['family'];
    },
    setToEnd: async (_uid: string, isToEnd: boolean) => void calls.push(isToEnd ? 'is to end' : 'is not to end'),
    writePlan: async () => {
      calls.push('write the plan');
      return 'written' as const;
    },
  },
  clock: { now: () => 0 },
  log: () => {},
});

async function doneBy(
  action: 'end' | 'stop',
  statuses: readonly string[],
  payer: Payer | null = MARKED,
): Promise<string[]> {
  const calls: string[] = [];
  await createSubscriptionEnder(depsFor(calls, statuses, payer))[action]('family');
  return calls;
}

it('a stopped account loses its page, every subscription that is or can still be paid, and its plan, in this order', async () => {
  const statuses = ['active', 'past_due', 'unpaid', 'paused', 'kept', 'incomplete', 'canceled', 'incomplete_expired'];
  expect(await doneBy('stop', statuses)).toEqual([
    'close cs_1',
    'end sub_active',
    'end sub_past_due',
    'end sub_unpaid',
    'end sub_paused',
    'end sub_kept',
    'end sub_incomplete',
    'write the plan',
    'is not to end',
  ]);
});

it('a deleted account loses its page before its customer', async () => {
  expect(await doneBy('end', ['active'])).toEqual(['close cs_1', 'remove cus_1']);
});

it('an account that is re-enabled before its subscription is ended keeps the subscription', async () => {
  expect(await doneBy('stop', ['active'], PAYER)).toEqual([]);
});

it('an account that is enabled while its page is closed keeps its subscription', async () => {
  const calls: string[] = [];
  const deps = depsFor(calls, ['active']);
  const find = vi.fn(async () => PAYER).mockResolvedValueOnce(MARKED);
  await createSubscriptionEnder({ ...deps, billingStore: { ...deps.billingStore, find } }).stop('family');
  expect(calls).toEqual(['close cs_1']);
});

it.each(['end', 'stop'] as const)('for an account that never paid, %s does nothing', async (action) => {
  expect(await doneBy(action, [], null)).toEqual([]);
});

/** Sweeps two families; `fault` fails for the first. */
async function sweepTwo(fault: 'subscriptionsOf' | 'endSubscription', payer: Payer): Promise<string[]> {
  const calls: string[] = [];
  const { vendor, billingStore, ...deps } = depsFor(calls, ['active'], payer);
  let isFirst = true;
  const failOnce = async (id: string) => {
    if (isFirst) {
      isFirst = false;
      throw new Error('The vendor is unavailable');
    }
    return vendor[fault](id);
  };
  async function* listStale() {
    yield ['unlucky', 'family'];
  }
  const faulty = { ...vendor, [fault]: failOnce };
  expect(await reconcilePlans({ ...deps, vendor: faulty, billingStore: { ...billingStore, listStale } }, 0)).toBe(1);
  return calls;
}

it('a plan that the vendor fails to report does not stop the others', async () => {
  expect(await sweepTwo('subscriptionsOf', PAYER)).toEqual(['write the plan']);
});

it('the end of a subscription that fails does not stop the others', async () => {
  const second = ['close cs_1', 'end sub_active', 'write the plan', 'is not to end'];
  expect(await sweepTwo('endSubscription', MARKED)).toEqual(['close cs_1', ...second]);
});

it.each([
  ['disabled ends', true, ['close cs_1', 'end sub_active', 'write the plan', 'is not to end']],
  ['enabled again goes on', false, ['write the plan']],
])('the subscription of an account that is %s', async (_how, isDisabled, expected) => {
  const calls: string[] = [];
  await reconcilePlans(depsFor(calls, ['active'], MARKED, isDisabled), 0);
  expect(calls).toEqual(expected);
});
