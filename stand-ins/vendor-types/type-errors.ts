import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
const OPTIONS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2024',
];

/** A response of a stand-in, and the vendor's type that it must have. */
export interface TypedResponse {
  type: string;
  response: unknown;
}

/**
 * The compiler's errors for responses that are given the types of a vendor's installed package: a missing field, an
 * unknown one, an unknown value. `imports` declares the names in the types.
 */
export function typeErrors(name: string, imports: string, responses: readonly TypedResponse[]): string[] {
  const folder = join(ROOT, '.cache', 'vendor-types', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'responses.ts');
  const lines = responses.map(
    ({ type, response }, index) => `export const response${index}: ${type} = ${JSON.stringify(response, null, 1)};`,
  );
  writeFileSync(file, [imports, ...lines].join('\n'));
  try {
    execFileSync(process.execPath, [COMPILER, ...OPTIONS, file], { cwd: ROOT });
    return [];
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return output.split('\n').filter((line) => line.trim() !== '');
  }
}
