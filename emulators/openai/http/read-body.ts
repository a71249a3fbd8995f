import type { IncomingMessage } from 'node:http';
import { ApiError, tooLargeError } from './api-error.ts';
import { isMultipart, parseMultipart, type UploadedFiles } from './multipart.ts';

/** Largest JSON request taken, bytes. The vendor's own limit is not published; pictures to moderate must fit. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024;
/** Largest request with files taken, bytes: one file of the vendor's largest size (50 MB) and some more. */
const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

interface RequestBody {
  /** Parsed JSON, or the fields of a multipart form; undefined for an empty body. */
  body: unknown;
  files: UploadedFiles;
}

const NO_FILES: UploadedFiles = new Map();

/**
 * Reads a JSON or multipart body. Throws ApiError 413 beyond the limit of its kind and 400 for a broken one.
 */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const contentType = request.headers['content-type'];
  if (!isMultipart(contentType)) return { body: await readJsonBody(request), files: NO_FILES };
  const { fields, files } = await parseMultipart(await readBytes(request, MAX_MULTIPART_BYTES), contentType);
  return { body: fields, files };
}

/** Reads a JSON body; an empty one is undefined. Throws ApiError 413 beyond MAX_BODY_BYTES and 400 for broken JSON. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes.length === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    return parsed;
  } catch {
    throw new ApiError(400, 'We could not parse the JSON body of your request.', { code: 'invalid_json' });
  }
}

/** The rest beyond the limit is read away, so that the caller hears the answer instead of a broken pipe. */
async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += buffer.length;
    if (bytes <= maxBytes) chunks.push(buffer);
  }
  if (bytes > maxBytes) throw tooLargeError(maxBytes);
  return Buffer.concat(chunks);
}
