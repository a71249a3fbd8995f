import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { MAX_BODY_BYTES } from '@talelantern/domain/limits/limits';
import { isRecord, type StoredData } from '@talelantern/domain/stored/read-fields';
import { isUnread } from './keep-bodies-raw.ts';

const invalidBody = (cause?: unknown): AppError => new AppError('invalid', INVALID_BODY, { field: 'body', cause });

interface RawRequest {
  rawBody: Buffer | undefined;
  headers: { 'content-length'?: string | undefined };
}

/**
 * The JSON object that a request carries.
 * @throws AppError `too_large` with `tooLargeMessage` beyond 1 MB; `invalid` with field 'body' for anything else.
 */
export function readBody(request: RawRequest, tooLargeMessage: string): StoredData {
  const body = parseJson(readBytes(request, tooLargeMessage).toString('utf8'));
  if (!isRecord(body)) throw invalidBody();
  return body;
}

/**
 * The bytes that a request carries, none where it has no body.
 * @throws AppError `too_large` with `tooLargeMessage` beyond 1 MB.
 */
export function readBytes({ rawBody, headers }: RawRequest, tooLargeMessage: string): Buffer {
  if (isUnread(headers['content-length']) || (rawBody && rawBody.length > MAX_BODY_BYTES)) {
    throw new AppError('too_large', tooLargeMessage, { field: 'body' });
  }
  return rawBody ?? Buffer.alloc(0);
}

/** Half a character pair becomes �, since Firestore would refuse to store it once the work is done. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw invalidBody();
      return typeof value === 'string' ? value.toWellFormed() : value;
    });
  } catch (error) {
    throw error instanceof AppError ? error : invalidBody(error);
  }
}
