import { API_KEY_MISSING, BUSY, INTERNAL, RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { describeCause, type Log } from '../operations/ports/log.ts';

/** What a family hears where it depends on what was being made. */
export interface ProviderSentences {
  refused: string;
  tooLarge: string;
}

const REFUSALS = ['moderation_blocked', 'content_policy_violation', 'content_filter'];
const OVERLOADED = ['insufficient_quota', 'billing_hard_limit_reached'];

/**
 * A vendor's failure as an AppError. Only what another try may cure is `internal` (500), since the app tries that three
 * times; what needs somebody to act is logged as an alert and answered with `busy`.
 */
export function toProviderError(error: unknown, sentences: ProviderSentences, log: Log): AppError {
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
    refused: sentences.refused,
    too_large: sentences.tooLarge,
    busy: BUSY,
  };
  return new AppError(code, messages[code] ?? INTERNAL, { cause: error, retryAfterSeconds: retryAfterOf(error) });
}

const statusOf = (error: unknown): number | null => (error instanceof APIError ? (error.status ?? null) : null);

function codeOf(error: unknown): ErrorCode | 'alert' {
  if (isTimeout(error)) return 'busy';
  if (!(error instanceof APIError)) return 'internal';
  const code = error.code ?? '';
  if (REFUSALS.includes(code)) return 'refused';
  if (OVERLOADED.includes(code)) return 'alert';
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

/** Our own deadline ends a call by its signal, which the client reports as an abort by the user. */
const isTimeout = (error: unknown): boolean =>
  error instanceof APIConnectionTimeoutError ||
  error instanceof APIUserAbortError ||
  (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name));

function retryAfterOf(error: unknown): number | undefined {
  const header = error instanceof APIError ? Number(error.headers?.get('retry-after')) : Number.NaN;
  return Number.isFinite(header) && header > 0 ? Math.ceil(header) : undefined;
}
