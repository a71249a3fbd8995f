import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Clock } from '../operations/ports/clock.ts';
import type { Log } from '../operations/ports/log.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { BillingBooks, PaymentEvent, PaymentVendor, PlanWriting } from './ports.ts';

export interface RefreshPlanTools {
  vendor: Pick<PaymentVendor, 'subscriptionsOf'>;
  billingBooks: Pick<BillingBooks, 'inTurn' | 'find' | 'writePlan'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** So many events of one family at once; the vendor sends again what comes to nothing. */
const TRIES = 20;

/**
 * Asks the vendor what the family has now and writes that, whatever an event said: events come late, twice and in any
 * order. Who asked before somebody else wrote asks again, so that what stands last was asked for last.
 * @throws AppError `busy` when the vendor cannot be asked, or others went on writing.
 */
export const refreshPlan = (
  tools: RefreshPlanTools,
  uid: string,
  event: Pick<PaymentEvent, 'id' | 'type'> | null,
): Promise<Exclude<PlanWriting, 'overtaken'>> =>
  // A payment makes several events at once: side by side all but one of them would ask in vain.
  tools.billingBooks.inTurn(uid, async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const writing = await askAndWrite(tools, uid, event);
      if (writing !== 'overtaken') return writing;
    }
    throw new AppError('busy', BUSY, { cause: new Error('Others went on writing the plan') });
  });

async function askAndWrite(
  { vendor, billingBooks, clock, log }: RefreshPlanTools,
  uid: string,
  event: Pick<PaymentEvent, 'id' | 'type'> | null,
): Promise<PlanWriting> {
  const payer = await billingBooks.find(uid);
  if (!payer) return 'gone';
  const subscriptions = await vendor.subscriptionsOf(payer.customerId);
  const { fields, paying, strange } = chooseSubscription(subscriptions, clock.now());
  const writing = await billingBooks.writePlan(payer, fields, event, clock.now());
  if (writing === 'written') {
    if (paying > 1) log('alert', 'several_subscriptions', { customer: payer.customerId, paying });
    if (strange > 0) log('warning', 'strange_subscription', { customer: payer.customerId, strange });
  }
  return writing;
}
