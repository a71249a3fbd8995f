import type { IncomingMessage } from 'node:http';
import { ApiError, tooLargeError } from './api-error.ts';

/** Largest JSON request taken, bytes. The vendor's own limit is not published; pictures to moderate must fit. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024;

/**
 * Reads a JSON body. An empty one is undefined. Throws ApiError 413 beyond MAX_BODY_BYTES (after reading the rest away,
 * so that the caller hears the answer instead of a broken pipe) and 400 for broken JSON.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += buffer.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(buffer);
  }
  if (bytes > MAX_BODY_BYTES) throw tooLargeError(MAX_BODY_BYTES);
  if (bytes === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return parsed;
  } catch {
    throw new ApiError(400, 'We could not parse the JSON body of your request.', { code: 'invalid_json' });
  }
}
