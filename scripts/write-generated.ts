import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/** Writes a generated file if it differs from what it should be, and says which. */
export function writeGenerated({ file, actual, expected }: { file: string; actual: string; expected: string }): void {
  if (actual !== expected) writeFileSync(file, expected);
  console.log(`${relative(PROJECT_ROOT, file)} ${actual === expected ? 'is up to date' : 'was updated'}.`);
}
