/** The vendor's error body. */
export interface ApiErrorBody {
  error: { type: string; message: string; code?: string; param?: string; decline_code?: string; doc_url?: string };
}

interface Details {
  type?: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** An error in the vendor's format, sent by the server with its status and body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    const type = details.type ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
    this.body = {
      error: {
        ...details,
        type,
        message,
        ...(details.code === undefined
          ? {}
          : { doc_url: `https://stripe.com/docs/error-codes/${kebab(details.code)}` }),
      },
    };
  }
}

const kebab = (code: string): string => code.replaceAll('_', '-');

export const noSuchError = (noun: string, id: string, param?: string): ApiError =>
  new ApiError(param === undefined ? 404 : 400, `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const unknownParameterError = (param: string): ApiError =>
  new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

export const missingParameterError = (param: string): ApiError =>
  new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** The error for more than one of several mutually exclusive parameters. */
export const onlyOneError = (...params: string[]): ApiError =>
  new ApiError(400, `You may only specify one of these parameters: ${params.join(', ')}.`);

/** The vendor's usual body for a status. */
export function errorForStatus(status: number, code?: string): ApiError {
  if (status === 429) {
    return new ApiError(429, 'Too many requests hit the API too quickly. We recommend an exponential backoff.', {
      code: code ?? 'rate_limit',
    });
  }
  return new ApiError(
    status,
    status >= 500 ? 'An unknown error occurred.' : 'This request could not be processed.',
    code === undefined ? {} : { code },
  );
}
