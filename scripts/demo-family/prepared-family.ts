import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import * as z from 'zod/mini';

/** The demo family's documents and files, made once by `npm run demo:record`. */
const FOLDER = import.meta.dirname;
export const PREPARED_JSON = join(FOLDER, 'prepared-family.json');
export const PREPARED_FILES = join(FOLDER, 'files');

const preparedSchema = z.object({
  /** Documents by path, e.g. 'characters/demo-ember', from oldest to newest and without times. */
  documents: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Paths in Storage. */
  pictures: z.array(z.string()),
});

export type PreparedFamily = z.infer<typeof preparedSchema>;

export const readPreparedFamily = (): PreparedFamily =>
  preparedSchema.parse(JSON.parse(readFileSync(PREPARED_JSON, 'utf8')));

/** 'users/u1/stories/demo/chapter-1-opening.webp' → 'demo-chapter-1-opening.webp': the last two parts of the path. */
export const preparedFile = (path: string): string => join(PREPARED_FILES, path.split('/').slice(-2).join('-'));

const URL_MARK = 'file:';

/** A placeholder for the URL of a file in the prepared documents, because URLs depend on the machine. */
export const urlMark = (path: string): string => `${URL_MARK}${path}`;

/** Replaces every string in `value`, at any depth. */
export function replaceTexts(value: unknown, replaced: (text: string) => unknown): unknown {
  if (typeof value === 'string') return replaced(value);
  if (Array.isArray(value)) return value.map((entry) => replaceTexts(entry, replaced));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replaceTexts(entry, replaced)]));
}

/** The path in a URL mark; null for other strings. */
export const markedPath = (text: string): string | null =>
  text.startsWith(URL_MARK) ? text.slice(URL_MARK.length) : null;
