import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_FOLDER } from './folders.ts';

/** Slow answers of this machine, kept so that the next start need not ask again. */
type Memory = {
  readonly cloudCliRoot?: string;
  readonly userHashSecret?: string;
  readonly mainClass?: { readonly archive: string; readonly isMissing: boolean };
};

const FILE = join(LOCAL_FOLDER, 'machine.json');

export function readMemory(): Memory {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Memory;
  } catch {
    return {};
  }
}

export function remember(facts: Memory): void {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readMemory(), ...facts }, null, 2));
}
