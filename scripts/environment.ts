import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/** The environment, with .env as fallback (.env.example explains the values). */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = join(PROJECT_ROOT, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}

/** The first port of a local cloud, from TALELANTERN_PORT. @throws Error when that is not a usable port. */
export function readPortBase(environment: NodeJS.ProcessEnv): number {
  const text = environment['TALELANTERN_PORT'] || '8400';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`TALELANTERN_PORT must be a whole number from 1024 to 65000, not '${text}'`);
}
