import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { Stripe } from 'stripe';
import type { Log } from '../../operations/ports/log.ts';

/** Well within the time that a function has; the SDK repeats a lost request under the same idempotency key. */
const TIMEOUT_MS = 20_000;
const RETRIES = 1;

/** The vendor's SDK at `apiOrigin`, null for the vendor's own: host, port and protocol are all that differs. */
export const createStripeClient = (secretKey: string, apiOrigin: string | null): Stripe =>
  new Stripe(secretKey, {
    ...(apiOrigin === null ? {} : addressOf(new URL(apiOrigin))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
});

/** A key of real money, also a restricted one (https://docs.stripe.com/keys). */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey);

/** Whether the vendor says that there is no such thing (any more). */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether the vendor has no such customer (any more). */
export const isWithoutCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && isMissing(error) && error.param === 'customer';

/** Somebody has to act: the key is wrong or may not do this. */
const isKeyTrouble = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** Does `ask`; whatever it fails with becomes an AppError `busy`. */
export async function asking<Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isKeyTrouble(error)) log('alert', 'payment_key_refused', {});
    throw new AppError('busy', BUSY, { cause: error });
  }
}

/** The same where what is asked for may be gone: then the answer is `gone`. */
export const askingForWhatMayBeGone = <Answer, Gone>(log: Log, gone: Gone, ask: () => Promise<Answer>) =>
  asking<Answer | Gone>(log, async () => {
    try {
      return await ask();
    } catch (error) {
      if (isMissing(error)) return gone;
      throw error;
    }
  });
