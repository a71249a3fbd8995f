import type { IncomingMessage } from 'node:http';
import { ApiError, tooLargeError } from './api-error.ts';
import { isMultipart, parseMultipart, type UploadedFiles } from './multipart.ts';

/** Largest JSON request in bytes. The vendor's limit is not published; images to moderate must fit. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
/** Largest multipart request in bytes: one file of the vendor's limit (50 MB) plus the other fields. */
const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

interface RequestBody {
  /** Parsed JSON, or the fields of a multipart form; undefined for an empty body. */
  body: unknown;
  files: UploadedFiles;
}

const NO_FILES: UploadedFiles = new Map();

/** Reads a JSON or multipart body. Throws ApiError 413 above the size limit and 400 for an invalid body. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const contentType = request.headers['content-type'];
  if (!isMultipart(contentType)) return { body: await readJsonBody(request), files: NO_FILES };
  const { fields, files } = await parseMultipart(await readBytes(request, MAX_MULTIPART_BYTES), contentType);
  return { body: fields, files };
}

/** Reads a JSON body; an empty one is undefined. Throws ApiError 413 above MAX_BODY_BYTES and 400 for invalid JSON. */
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

/** Reads and discards the rest, so that the client gets the response instead of a broken pipe. */
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
