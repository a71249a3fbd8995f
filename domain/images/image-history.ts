import { isRecord, readBoolean, readList, readText, readTextOrNull, readTime } from '../stored/read-fields.ts';

/** An earlier or present picture of a character or a location (specification §3). */
export interface ImageHistoryEntry {
  url: string;
  path: string | null;
  /** Milliseconds since 1970. */
  timestamp: number;
  prompt: string;
  /** Kept as a label only; the model's name is configuration (architecture §3). */
  provider: 'dall-e';
  isSaved: boolean;
}

function readHistoryEntry(value: unknown): ImageHistoryEntry | null {
  if (!isRecord(value) || typeof value['url'] !== 'string') return null;
  return {
    url: value['url'],
    path: readTextOrNull(value['path']),
    timestamp: readTime(value['timestamp']) ?? 0,
    prompt: readText(value['prompt']),
    provider: 'dall-e',
    isSaved: readBoolean(value['isSaved'], true),
  };
}

/** Reads today's and earlier shapes of an image history: a list or a keyed object. */
export const readImageHistory = (value: unknown): ImageHistoryEntry[] =>
  readList(value)
    .map(readHistoryEntry)
    .filter((entry) => entry !== null);
