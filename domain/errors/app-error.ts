import type { ERROR_CODES } from './error-codes.ts';

export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP statuses. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  unauthenticated: 401,
  provider_key: 401,
  forbidden: 403,
  plan_limit: 403,
  quota_exceeded: 403,
  verify_email: 403,
  not_found: 404,
  in_progress: 409,
  invalid: 400,
  refused: 400,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  timed_out: 504,
};

interface AppErrorDetails {
  field?: string | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** False if the refusal is not the user's fault: the model declined, or ignored its instructions. */
  isCounted?: boolean | undefined;
  cause?: unknown;
}

/** The only error that crosses layers. `message` is a sentence for users; details for developers are in `cause`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** When a retry may succeed, in ms since 1970. Not a duration, because a screen may show the error for hours. */
  readonly retryAt: number | undefined;
  readonly isCounted: boolean;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, details);
    this.name = 'AppError';
    this.code = code;
    this.field = details.field;
    this.requestId = details.requestId;
    this.retryAt = details.retryAfterSeconds && Date.now() + details.retryAfterSeconds * 1_000;
    this.isCounted = details.isCounted ?? true;
  }
}

/** The time from now until a retry may succeed, rounded up. */
export const retryAfterSeconds = ({ retryAt }: AppError): number | undefined =>
  retryAt && Math.max(0, Math.ceil((retryAt - Date.now()) / 1_000));

export const isAppError = (error: unknown): error is AppError => error instanceof AppError;
