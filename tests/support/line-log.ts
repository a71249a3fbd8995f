import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Empties the log at `file`; the returned function reads the lines that were logged since its last call. */
export function openLineLog(file: string): () => string[] {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  let readLines = 0;
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const newLines = lines.slice(readLines);
    readLines = lines.length;
    return newLines;
  };
}
