import { eachInTurn } from '../operations/sweep/each-in-turn.ts';
import { followPaymentEvent, type FollowPaymentTools } from './follow-payment-event.ts';
import type { PaymentVendor } from './ports.ts';

interface ReturnedPaymentsTools extends FollowPaymentTools {
  vendor: FollowPaymentTools['vendor'] & Pick<PaymentVendor, 'returnedPayments'>;
}

/**
 * Follows what the vendor has told of payments given or taken back and nobody has heard: it tells for three days, and a
 * subscription looks the same afterwards. Answers how many there were.
 */
export const findReturnedPayments = (tools: ReturnedPaymentsTools): Promise<number> =>
  eachInTurn(
    tools.vendor.returnedPayments(),
    async (event) => (await followPaymentEvent(tools, event)) === 'written',
    tools.log,
  );
