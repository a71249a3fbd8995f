import { PassThrough, type Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveEntry } from '../ports/ports.ts';

/**
 * Writes the entries to `target` as a ZIP archive; returns its size in bytes. With yazl: it takes streams, supports more
 * than 4 GiB, and has one small dependency. Entries are copied one by one, so memory use does not grow with their number.
 */
export async function writeArchive(entries: AsyncIterable<ArchiveEntry>, target: Writable): Promise<number> {
  const zip = new ZipFile();
  const countingStream = new PassThrough();
  let bytes = 0;
  countingStream.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const writing = pipeline(zip.outputStream, countingStream, target);
  await Promise.all([writing, addAll(zip, entries).catch((error: unknown) => endWith(countingStream, error))]);
  return bytes;
}

/** Opens an entry only when the previous one has been read. */
async function addAll(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { path, open, isText } of entries) {
    const content = await open();
    if (content) await add(zip, path, content, isText);
  }
  zip.end();
}

async function add(zip: ZipFile, path: string, content: Readable, compress: boolean): Promise<void> {
  zip.addReadStream(content, path, { compress });
  await finished(content, { writable: false });
}

/** Ends the stream with the error; otherwise writing to it would never finish. */
function endWith(counted: PassThrough, error: unknown): never {
  counted.destroy(error instanceof Error ? error : new Error(String(error)));
  throw error;
}
