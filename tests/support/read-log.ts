import { join } from 'node:path';
import { openLineLog } from './line-log.ts';

/** Counts the documents that functions read: start them with `preload` and `environment`. */
export interface ReadLog {
  preload: string;
  environment: { TALELANTERN_READ_LOG: string };
  /** Documents read since the last call. */
  take: () => number;
}

/** Starts at zero, in a file in `folder`. */
export function openReadLog(folder: string): ReadLog {
  const file = join(folder, 'reads.txt');
  const readLines = openLineLog(file);
  return {
    preload: join(import.meta.dirname, 'record-reads.ts'),
    environment: { TALELANTERN_READ_LOG: file },
    take: () => readLines().reduce((sum, line) => sum + Number(line), 0),
  };
}
