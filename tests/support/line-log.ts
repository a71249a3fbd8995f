import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Empties the log at `file`; each call of what it returns reads the lines that were logged since the last one. */
export function openLineLog(file: string): () => string[] {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  let readLines = 0;
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const added = lines.slice(readLines);
    readLines = lines.length;
    return added;
  };
}
