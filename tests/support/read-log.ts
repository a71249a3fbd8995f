import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  let readLines = 0;
  return {
    preload: join(import.meta.dirname, 'record-reads.ts'),
    environment: { TALELANTERN_READ_LOG: file },
    take() {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      const documents = lines.slice(readLines).reduce((sum, line) => sum + Number(line), 0);
      readLines = lines.length;
      return documents;
    },
  };
}
