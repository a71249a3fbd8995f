import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { MAX_BODY_BYTES, MAX_BODY_VALUES } from '@talelantern/domain/limits/limits';
import { isRecord, type StoredData } from '@talelantern/domain/stored/read-fields';
import { isUnread } from './keep-bodies-raw.ts';

const invalidBody = (cause?: unknown): AppError => new AppError('invalid', INVALID_BODY, { field: 'body', cause });

interface RawRequest {
  rawBody: Buffer | undefined;
  headers: { 'content-length'?: string | undefined };
}

/** @throws AppError `too_large` with `tooLargeMessage` beyond 1 MB; `invalid` with field 'body' unless an object. */
export function readBody(request: RawRequest, tooLargeMessage: string): StoredData {
  const bytes = readBytes(request, tooLargeMessage);
  if (hasTooManyValues(bytes)) throw invalidBody();
  const body = parseJson(bytes.toString('utf8'));
  if (!isRecord(body)) throw invalidBody();
  return body;
}

/** The raw body, empty if the request has none. @throws AppError `too_large` with `tooLargeMessage` beyond 1 MB. */
export function readBytes({ rawBody, headers }: RawRequest, tooLargeMessage: string): Buffer {
  if (isUnread(headers['content-length']) || (rawBody && rawBody.length > MAX_BODY_BYTES)) {
    throw new AppError('too_large', tooLargeMessage, { field: 'body' });
  }
  return rawBody ?? Buffer.alloc(0);
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Every value except the first of a list follows one of these characters. */
const BEFORE_VALUES = new Set(Buffer.from('[{,:'));

/** Whether the body has too many values, before parsing: a megabyte of brackets would take over half a second. */
function hasTooManyValues(json: Buffer): boolean {
  let [values, isInText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) at += byte === BACKSLASH ? 1 : 0;
    else if (BEFORE_VALUES.has(byte) && (values += 1) > MAX_BODY_VALUES) return true;
  }
  return false;
}

/** Replaces lone surrogates with �, because Firestore would reject them after the work is done. */
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
