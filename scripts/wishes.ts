import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';

/** The environment with the values of .env behind it (.env.example explains them). */
export function readWishes(): NodeJS.ProcessEnv {
  const file = join(PROJECT_ROOT, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}

/** The first port of a local cloud, unless told otherwise. */
export const STANDARD_PORT = 8400;

/** The first port of a local cloud, from TALELANTERN_PORT. @throws Error when that is no usable port. */
export function readPortBase(wishes: NodeJS.ProcessEnv, standard: number): number {
  const text = wishes['TALELANTERN_PORT'] ?? '';
  if (text === '') return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`TALELANTERN_PORT must be a whole number from 1024 to 65000, not '${text}'`);
}
