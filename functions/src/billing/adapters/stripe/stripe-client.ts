import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { Stripe } from 'stripe';
import type { Log } from '../../../core/log.ts';
import type { Config } from '../../../config.ts';

export type PaymentSettings = Omit<Config['payments'], 'pagesPerHour'>;

/** Well below the function's timeout; the SDK retries a lost request with the same idempotency key. */
const TIMEOUT_MS = 20_000;
const RETRIES = 1;

/** The vendor's SDK; `apiOrigin` replaces the vendor's host, null keeps it. */
export const createStripeClient = (secretKey: string, apiOrigin: string | null): Stripe =>
  new Stripe(secretKey, {
    ...(apiOrigin === null ? {} : connectionOf(new URL(apiOrigin))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

const connectionOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
});

/** Whether the key, which may be a restricted key, charges real money (https://docs.stripe.com/keys). */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey);

interface Connection {
  stripe: Stripe;
  webhookSecret: string;
  isLive: boolean;
}

/** Connects on the first call. @throws AppError `busy` when payments are off. */
export function connector({ keys, apiOrigin }: PaymentSettings, log: Log): () => Connection {
  let connection: Connection | undefined;
  return () => {
    if (!keys) {
      log('alert', 'not_configured', { reason: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET' });
      throw new AppError('busy', BUSY);
    }
    const { secretKey, webhookSecret } = keys;
    connection ??= { stripe: createStripeClient(secretKey, apiOrigin), webhookSecret, isLive: isLiveKey(secretKey) };
    return connection;
  };
}

export const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean => isInvalid(error) && error.code === 'resource_missing';

/** Whether an engineer must act, because the key is wrong or lacks a permission. */
const isKeyError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** Calls the vendor; every failure becomes AppError `busy`. */
export async function callVendor<Result>(log: Log, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isKeyError(error)) log('alert', 'payment_key_refused', {});
    throw new AppError('busy', BUSY, { cause: error });
  }
}

/** Calls the vendor like `callVendor`, but returns `gone` when the object does not exist. */
export const callVendorUnlessMissing = <Result, Gone>(log: Log, gone: Gone, ask: () => Promise<Result>) =>
  callVendor<Result | Gone>(log, async () => {
    try {
      return await ask();
    } catch (error) {
      if (isMissing(error)) return gone;
      throw error;
    }
  });
