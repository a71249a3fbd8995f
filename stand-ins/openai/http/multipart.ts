import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** A file of a multipart request. */
export interface UploadedFile {
  filename: string;
  /** Media type as the client declared it. */
  type: string;
  bytes: Buffer;
}

/** Files by the name of their field, without the `[]` of a list. */
export type UploadedFiles = ReadonlyMap<string, readonly UploadedFile[]>;

interface MultipartBody {
  /**
   * The body as JSON: text fields as strings (lists for names ending in `[]`), and for each file its name, type, size
   * and SHA-256, so that it can be logged and searched.
   */
  fields: Record<string, unknown>;
  files: UploadedFiles;
}

export const isMultipart = (contentType: string | undefined): contentType is string =>
  /^multipart\/form-data\b/iu.test(contentType ?? '');

/** Parses a multipart body. @throws ApiError 400 when it is malformed. */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<MultipartBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiError(400, 'Could not parse multipart form', { code: 'invalid_multipart' });
    });
  const fields: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile[]>();
  for (const [sentName, value] of form) {
    const name = sentName.replace(/\[\]$/u, '');
    if (typeof value === 'string') {
      const list = fields[name];
      if (name === sentName) fields[name] = value;
      else fields[name] = Array.isArray(list) ? [...list, value] : [value];
      continue;
    }
    const file = { filename: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    files.set(name, [...(files.get(name) ?? []), file]);
  }
  for (const [name, list] of files) {
    fields[name] = list.map(describe);
  }
  return { fields, files };
}

const describe = ({ filename, type, bytes }: UploadedFile) => ({
  filename,
  type,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
