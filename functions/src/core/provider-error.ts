import { setTimeout } from 'node:timers/promises';
import { API_KEY_MISSING, BUSY, INTERNAL, RATE_LIMITED, TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { describeCause, type Log } from './log.ts';
import { reportRateLimit, type ModelKind } from './report-rate-limit.ts';

/** Messages that depend on the kind of generation. */
interface ProviderMessages {
  refused: string;
  tooLarge: string;
}

export interface ProviderCall {
  kind: ModelKind;
  messages: ProviderMessages;
  log: Log;
}

/** Wait after an overload without `retry-after`: the vendor asks to slow down for minutes. */
const OVERLOAD_WAIT_S = 60;

/** The meaning of a vendor's error; `alert` is a fault that only an engineer can fix. */
export type VendorErrorMeaning =
  | 'refused'
  | 'alert'
  | 'overloaded'
  | 'rate_limited'
  | 'too_large'
  | 'provider_key'
  | 'internal';

/**
 * By code, or by type where the code is null. Takes precedence over the status, which an error in a stream lacks.
 * Sources: https://developers.openai.com/api/docs/guides/error-codes and the codes of `response.failed`.
 */
const MEANING_BY_CODE: Readonly<Record<string, VendorErrorMeaning>> = {
  moderation_blocked: 'refused',
  content_filter: 'refused',
  // The code that text models return for a prompt that they take for a violation of the usage policy.
  invalid_prompt: 'refused',
  data_residency_mismatch: 'alert',
  model_not_found: 'alert',
  invalid_api_key: 'provider_key',
  rate_limit_exceeded: 'rate_limited',
  server_is_overloaded: 'overloaded',
  slow_down: 'overloaded',
  context_length_exceeded: 'too_large',
};

/** Families of codes, to which new ones are added: content_policy_violation, bio_policy; insufficient_quota. */
const MEANING_BY_NAME: readonly (readonly [RegExp, VendorErrorMeaning])[] = [
  [/policy/i, 'refused'],
  [/quota|billing/i, 'alert'],
];

const MEANING_BY_STATUS: Readonly<Record<number, VendorErrorMeaning>> = {
  401: 'provider_key',
  408: 'internal',
  409: 'internal',
  413: 'too_large',
  425: 'internal',
  429: 'rate_limited',
  503: 'overloaded',
};

/** The type of every error that repeats with the same request; also sent without a status or code. */
const INVALID_REQUEST = 'invalid_request_error';

/** The meaning of an error with these codes or types and this HTTP status, if it has one. */
function vendorErrorMeaning(codes: readonly string[], status?: number): VendorErrorMeaning {
  for (const code of codes) {
    const meaning = MEANING_BY_CODE[code] ?? MEANING_BY_NAME.find(([name]) => name.test(code))?.[1];
    if (meaning) return meaning;
  }
  if (status === undefined) return codes.includes(INVALID_REQUEST) ? 'alert' : 'internal';
  return MEANING_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'alert' : 'internal');
}

/** Only what a retry may fix is `internal` (500); what needs an engineer is logged as an alert and becomes `busy`. */
export function toProviderError(error: unknown, { kind, messages, log }: ProviderCall): AppError {
  if (isAppError(error)) return error;
  if (isTimeout(error)) return new AppError('timed_out', TIMED_OUT, { cause: error });
  const retryAfterSeconds = retryAfterOf(error);
  const details = { cause: error, retryAfterSeconds };
  switch (meaningOf(error)) {
    case 'refused':
      return new AppError('refused', messages.refused, details);
    case 'alert':
      log('alert', 'provider_misconfigured', { ...describeCause(error), status: statusOf(error) });
      return new AppError('busy', BUSY, details);
    case 'overloaded':
      return new AppError('busy', BUSY, { ...details, retryAfterSeconds: retryAfterSeconds ?? OVERLOAD_WAIT_S });
    case 'rate_limited':
      reportRateLimit(error, kind, log);
      return new AppError('rate_limited', RATE_LIMITED, details);
    case 'too_large':
      // Families cannot know the model's limit, so this does not count towards their refusals.
      return new AppError('too_large', messages.tooLarge, { ...details, isCounted: false });
    case 'provider_key':
      log('alert', 'provider_key_refused', describeCause(error));
      return new AppError('provider_key', API_KEY_MISSING, details);
    case 'internal':
      return new AppError('internal', INTERNAL, details);
  }
}

const statusOf = (error: unknown): number | null => (error instanceof APIError ? (error.status ?? null) : null);

export const meaningOf = (error: unknown): VendorErrorMeaning =>
  error instanceof APIError ? vendorErrorMeaning(codesOf(error), error.status) : 'internal';

/** Code and type, even of an error that a gateway has wrapped. */
function codesOf({ code, type, error }: APIError): string[] {
  const inner = isRecord(error) && isRecord(error['error']) ? error['error'] : {};
  return [code, type, inner['code'], inner['type']].filter((name) => typeof name === 'string');
}

/** Whether a call timed out. Our own timeout aborts the signal, which the client reports as an abort by the user. */
const isTimeout = (error: unknown): boolean =>
  error instanceof APIConnectionTimeoutError ||
  error instanceof APIUserAbortError ||
  (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name));

/**
 * The wait that the vendor asks for, in whole seconds: `retry-after-ms`, `retry-after` in seconds or as a date, or the
 * message of a rate limit, 'Please try again in 1m26.4s'. The headers `x-ratelimit-reset-…` are no such wait: they say
 * when a limit is wholly free again.
 */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { headers, message } = error;
  const after = headers?.get('retry-after') ?? '';
  const waits = [
    Number(headers?.get('retry-after-ms') ?? Number.NaN) / 1000,
    Number(after),
    (Date.parse(after) - Date.now()) / 1000,
    meaningOf(error) === 'rate_limited' ? toSeconds(/try again in ([\da-z.]+)/i.exec(message)?.[1]) : 0,
  ];
  const wait = waits.find((seconds) => Number.isFinite(seconds) && seconds > 0);
  return wait === undefined ? undefined : Math.ceil(wait);
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 };

/** The seconds of a duration such as '1m26.4s', '12s' or '350ms'; 0 if the text is no duration. */
const toSeconds = (duration: string | undefined): number =>
  Array.from((duration ?? '').matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)).reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_SECONDS[unit] ?? 0),
    0,
  );

/** After a longer wait the page would seem to hang, so the request fails and the family may retry. */
export const MAX_WAIT_S = 20;
const DEFAULT_WAIT_S = 5;

/**
 * Runs the task again, once, after a rate limit of at most `maxWaitS`; the refused call costs nothing. Waits up to 50%
 * longer at random, so that refused calls are not all repeated at the same time. The signal ends the wait with the
 * error.
 */
export async function afterShortWait<Result>(
  task: () => Promise<Result>,
  { signal, maxWaitS = MAX_WAIT_S }: { signal?: AbortSignal; maxWaitS?: number } = {},
): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    const seconds = meaningOf(error) === 'rate_limited' ? (retryAfterOf(error) ?? DEFAULT_WAIT_S) : Infinity;
    if (seconds > maxWaitS) throw error;
    await setTimeout(seconds * 1000 * (1 + Math.random() / 2), null, signal ? { signal } : {}).catch(() => {
      throw error;
    });
    return task();
  }
}

/** Statuses of requests that the vendor refuses before it works on them. */
const UNBILLED_STATUSES: readonly unknown[] = [400, 401, 403, 404, 413, 422, 429, 503];

/** Refused before any work. An error inside a stream has no status; a picture may be blocked after it was generated. */
export const isUnbilled = (error: unknown): boolean =>
  error instanceof APIError &&
  UNBILLED_STATUSES.includes(error.status) &&
  !codesOf(error).includes('moderation_blocked');

const REFUSING_STATUSES: readonly unknown[] = [400, 422];

/** The parameter that the vendor does not accept for this model, e.g. 'size'; '' for other failures. */
export const refusedParameter = (error: unknown): string =>
  error instanceof APIError && REFUSING_STATUSES.includes(error.status) ? (error.param ?? '') : '';
