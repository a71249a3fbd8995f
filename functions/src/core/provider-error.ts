import { API_KEY_MISSING, BUSY, INTERNAL, RATE_LIMITED, TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { describeCause, type Log } from './log.ts';

/** Messages that depend on what was generated. */
export interface ProviderMessages {
  refused: string;
  tooLarge: string;
}

/** `invalid_prompt` is what text models answer to a prompt that they take for a violation of the usage policy. */
const REFUSALS = ['moderation_blocked', 'content_filter', 'invalid_prompt'];
/** content_policy_violation, image_content_policy_violation, bio_policy, …: new ones are named alike. */
const POLICY = /policy/;
const OUT_OF_CREDIT = ['insufficient_quota', 'billing_hard_limit_reached'];

/**
 * Converts a vendor's failure to an AppError. Only what a retry may fix is `internal` (500), because the app retries
 * that; what needs an engineer is logged as an alert and becomes `busy`.
 */
export function toProviderError(error: unknown, own: ProviderMessages, log: Log): AppError {
  if (isAppError(error)) return error;
  const code = codeOf(error);
  if (code === 'alert') {
    log('alert', 'provider_misconfigured', { ...describeCause(error), status: statusOf(error) });
    return new AppError('busy', BUSY, { cause: error });
  }
  if (code === 'provider_key') log('alert', 'provider_key_refused', describeCause(error));
  const messages: Partial<Record<ErrorCode, string>> = {
    provider_key: API_KEY_MISSING,
    rate_limited: RATE_LIMITED,
    refused: own.refused,
    too_large: own.tooLarge,
    timed_out: TIMED_OUT,
  };
  return new AppError(code, messages[code] ?? INTERNAL, { cause: error, retryAfterSeconds: retryAfterOf(error) });
}

const statusOf = (error: unknown): number | null => (error instanceof APIError ? (error.status ?? null) : null);

function codeOf(error: unknown): ErrorCode | 'alert' {
  if (isTimeout(error)) return 'timed_out';
  if (!(error instanceof APIError)) return 'internal';
  // The code first: an error in a stream has no status.
  const code = error.code ?? '';
  if (REFUSALS.includes(code) || POLICY.test(code)) return 'refused';
  if (OUT_OF_CREDIT.includes(code)) return 'alert';
  if (code === 'rate_limit_exceeded') return 'rate_limited';
  switch (error.status) {
    case 401:
      return 'provider_key';
    case 429:
      return 'rate_limited';
    case 413:
      return 'too_large';
    case 400:
      return code === 'context_length_exceeded' ? 'too_large' : 'alert';
    case 403:
    case 404:
    case 422:
      return 'alert';
    default:
      return 'internal';
  }
}

/** Our own timeout aborts the signal, which the client reports as an abort by the user. */
const isTimeout = (error: unknown): boolean =>
  error instanceof APIConnectionTimeoutError ||
  error instanceof APIUserAbortError ||
  (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name));

export function retryAfterOf(error: unknown): number | undefined {
  const header = error instanceof APIError ? Number(error.headers?.get('retry-after')) : Number.NaN;
  return Number.isFinite(header) && header > 0 ? Math.ceil(header) : undefined;
}

/** The parameter that the vendor does not accept for this model, e.g. 'size'; '' for other failures. */
export const refusedParameter = (error: unknown): string =>
  error instanceof APIError && error.status === 400 ? (error.param ?? '') : '';
