import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_FOLDER } from './folders.ts';

type MachineCache = {
  readonly cloudCliRoot?: string;
  readonly userHashSecret?: string;
  readonly mainClass?: { readonly archive: string; readonly isMissing: boolean };
};

const FILE = join(LOCAL_FOLDER, 'machine.json');

export function readMachineCache(): MachineCache {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as MachineCache;
  } catch {
    return {};
  }
}

export function updateMachineCache(values: MachineCache): void {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readMachineCache(), ...values }, null, 2));
}
