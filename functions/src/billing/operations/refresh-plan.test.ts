import { describe, expect, it } from 'vitest';
import { createSubscriptionEnder } from './refresh-plan.ts';
import type { Payer, VendorSubscription } from '../ports/ports.ts';

const PAYER: Payer = {
  uid: 'family',
  customerId: 'cus_1',
  checkout: { id: 'cs_1', plan: 'pro_monthly' },
  isToEnd: false,
  revision: 0,
};

const subscription = (status: string): VendorSubscription => ({
  id: `sub_${status}`,
  nextPlan: null,
  plan: 'pro_monthly',
  status,
  periodStart: 0,
  paidUntil: 1,
  endedAt: null,
  isEnding: false,
  createdAt: 0,
});

/** What is done at the vendor, in order, by `end` or `stop` for a customer with subscriptions of these statuses. */
async function doneBy(
  action: 'end' | 'stop',
  statuses: readonly string[],
  payer: Payer | null = PAYER,
): Promise<string[]> {
  const done: string[] = [];
  const ender = createSubscriptionEnder({
    vendor: {
      closeCheckout: async (id) => void done.push(`close ${id}`),
      removeCustomer: async (id) => void done.push(`remove ${id}`),
      endSubscription: async (id) => void done.push(`end ${id}`),
      subscriptionsOf: async () => statuses.map(subscription),
    },
    billingStore: {
      withLock: (_uid, task) => task(),
      find: async () => payer,
      setToEnd: async (_uid, isToEnd) => void done.push(isToEnd ? 'is to end' : 'has ended'),
      writePlan: async () => {
        done.push('write the plan');
        return 'written';
      },
    },
    clock: { now: () => 0 },
    log: () => {},
  });
  await ender[action]('family');
  return done;
}

describe('the end of a subscription', () => {
  it('a stopped account loses its page, every subscription that is or can still be paid, and its plan, in this order', async () => {
    const statuses = ['active', 'past_due', 'unpaid', 'paused', 'kept', 'incomplete', 'canceled', 'incomplete_expired'];
    expect(await doneBy('stop', statuses)).toEqual([
      'is to end',
      'close cs_1',
      'end sub_active',
      'end sub_past_due',
      'end sub_unpaid',
      'end sub_paused',
      'end sub_kept',
      'end sub_incomplete',
      'write the plan',
      'has ended',
    ]);
  });

  it('a deleted account loses its page before its customer', async () => {
    expect(await doneBy('end', ['active'])).toEqual(['close cs_1', 'remove cus_1']);
  });

  it.each(['end', 'stop'] as const)('for an account that never paid, %s does nothing', async (action) => {
    expect(await doneBy(action, [], null)).toEqual([]);
  });
});
