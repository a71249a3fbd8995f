import { listOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { readBoolean, readText, readTextOrNull, readTime, type StoredData } from '../stored/read-fields.ts';
import { ownerPrefix, parseDownloadUrl } from './media-url.ts';

export const IMAGE_HISTORY_FIELDS = {
  url: readText,
  timestamp: (value: unknown) => readTime(value) ?? 0,
  prompt: readText,
  /** Only a label: the model is set in the configuration. */
  provider: () => 'dall-e' as const,
  isSaved: (value: unknown) => readBoolean(value, true),
};

export interface ImageHistoryEntry extends ValuesOf<typeof IMAGE_HISTORY_FIELDS> {
  /** Redundant: not in the specification, and also part of `url`. Kept because the rules compare whole entries. */
  path?: string | null;
}

function readHistoryEntry(entry: StoredData): ImageHistoryEntry | null {
  if (typeof entry['url'] !== 'string') return null;
  return {
    ...readFields(IMAGE_HISTORY_FIELDS, entry),
    ...('path' in entry && { path: readTextOrNull(entry['path']) }),
  };
}

export function historyPath({ url, path }: ImageHistoryEntry, uid: string): string | null {
  const filePath = path ?? parseDownloadUrl(url)?.path ?? null;
  return filePath?.startsWith(ownerPrefix(uid)) ? filePath : null;
}

/** Reads an image history of any version: a list or a keyed object. */
export const readImageHistory = listOf(readHistoryEntry);
