import {
  AUTHENTICATION_REQUIRED,
  BUSY,
  INTERNAL,
  TIMED_OUT,
  type FunctionContract,
} from '@talelantern/domain/contracts/contract';
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { errorBodySchema, type ErrorBody } from '@talelantern/domain/errors/error-body';

type Problem = ErrorBody['error'];

/** Error codes for responses without our error body, e.g. from a proxy. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'in_progress',
  413: 'too_large',
  429: 'rate_limited',
  500: 'internal',
  504: 'timed_out',
};

export function readFailure(contract: FunctionContract, response: Response, body: unknown): AppError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return toFailure(
    contract,
    response.status,
    errorBodySchema.safeParse(body).data?.error ?? null,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

export function toFailure(
  contract: FunctionContract,
  status: number,
  problem: Problem | null,
  retryAfterSeconds?: number,
): AppError {
  const code = problem?.code ?? CODE_BY_STATUS[status] ?? 'busy';
  return new AppError(code, sentenceFor(contract, status, code, problem), {
    field: problem?.field,
    requestId: problem?.requestId,
    retryAfterSeconds,
    cause: { status, said: problem?.message },
  });
}

function sentenceFor(contract: FunctionContract, status: number, code: ErrorCode, problem: Problem | null): string {
  // A refusal brings its own message; the contract's message for status 400 is about invalid parameters.
  if (code === 'refused' && problem) return problem.message;
  switch (status) {
    case 400:
    case 413:
    case 429:
      return contract.messages[status];
    case 401:
      return code === 'provider_key' ? contract.messages[401] : AUTHENTICATION_REQUIRED;
    case 500:
      return problem?.message ?? INTERNAL;
    case 504:
      return problem?.message ?? TIMED_OUT;
    default:
      return problem?.message ?? (status > 500 ? BUSY : (contract.failed ?? contract.exhausted));
  }
}
