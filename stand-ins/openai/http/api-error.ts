/** The vendor's error body, `{error: {message, type, param, code}}`. */
export interface ApiErrorBody {
  error: { message: string; type: string; param: string | null; code: string | null };
}

/** An error in the vendor's format, sent by the server with its status and body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, message: string, details: { type?: string; param?: string; code?: string } = {}) {
    super(message);
    this.status = status;
    this.body = {
      error: {
        message,
        type: details.type ?? (status >= 500 ? 'server_error' : 'invalid_request_error'),
        param: details.param ?? null,
        code: details.code ?? null,
      },
    };
  }
}

export function modelNotFoundError(id: string): ApiError {
  return new ApiError(404, `The model \`${id}\` does not exist or you do not have access to it.`, {
    code: 'model_not_found',
    param: 'model',
  });
}

function invalidKeyError(): ApiError {
  return new ApiError(
    401,
    'Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.',
    { code: 'invalid_api_key' },
  );
}

/** Accepts every key except a missing one and those that start with `sk-invalid`. */
export function assertKey(authorization: string | undefined): void {
  const key = /^Bearer\s+(\S+)$/u.exec(authorization ?? '')?.[1];
  if (key === undefined || key.startsWith('sk-invalid')) throw invalidKeyError();
}

export function tooLargeError(limitBytes: number): ApiError {
  return new ApiError(413, `Maximum content size limit (${limitBytes}) exceeded.`, { code: 'request_too_large' });
}

export function invalidImageFileError(number: number): ApiError {
  return new ApiError(400, `Invalid image file or mode for image ${number}, please check your image file.`, {
    type: 'image_generation_user_error',
    param: 'image',
    code: 'invalid_image_file',
  });
}

export function moderationBlockedError(): ApiError {
  return new ApiError(
    400,
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com.',
    { type: 'image_generation_user_error', code: 'moderation_blocked' },
  );
}

/** The error of reasoning models for a prompt that they take for a violation. */
const policyError = (): ApiError =>
  new ApiError(
    400,
    'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt.',
    { code: 'invalid_prompt' },
  );

/** A value that some models take and this one does not. */
const refusedParameterError = (param: string): ApiError =>
  new ApiError(400, `Unsupported value: '${param}' does not support this value with this model.`, {
    param,
    code: param === 'size' ? 'invalid_value' : 'unsupported_value',
  });

/** The default message of a 429. */
const RATE_LIMIT = 'Rate limit reached for requests. Please try again in 1s.';

interface Refusal {
  code?: string | undefined;
  param?: string | undefined;
  /** Which limit was reached, and when to try again. */
  message?: string | undefined;
}

/** The vendor's usual body for a status and code; 429 is a rate limit by default. */
export function errorForStatus(status: number, { code, param, message = RATE_LIMIT }: Refusal = {}): ApiError {
  if (status === 401) return invalidKeyError();
  if (status === 403) return forbiddenError(code);
  if (status === 413) return tooLargeError(0);
  if (status === 400 && code === 'moderation_blocked') return moderationBlockedError();
  if (status === 400 && code === 'invalid_prompt') return policyError();
  if (status === 400 && param !== undefined) return refusedParameterError(param);
  if (status === 429) {
    if (code === 'insufficient_quota') {
      return new ApiError(429, 'You exceeded your current quota, please check your plan and billing details.', {
        type: 'insufficient_quota',
        code,
      });
    }
    return new ApiError(429, message, {
      type: 'requests',
      code: code ?? 'rate_limit_exceeded',
    });
  }
  return new ApiError(status, messageForStatus(status), code === undefined ? {} : { code });
}

/** The vendor refuses countries and, for some models, unverified organizations. */
function forbiddenError(code?: string): ApiError {
  if (code === 'unsupported_country_region_territory') {
    return new ApiError(403, 'Country, region, or territory not supported', { type: 'request_forbidden', code });
  }
  return new ApiError(
    403,
    'Your organization must be verified to use this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
    code === undefined ? {} : { code },
  );
}

function messageForStatus(status: number): string {
  if (status === 503) return 'The server is currently overloaded with other requests. Sorry about that!';
  return status >= 500
    ? 'The server had an error while processing your request. Sorry about that!'
    : 'Your request could not be processed.';
}
