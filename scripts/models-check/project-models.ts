import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { configuredModels } from '../../functions/src/config.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

/** Placeholders, because the functions do not start without secrets. */
export const PLACEHOLDER_SECRETS = { OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' };

/** The models that the functions use under `environment`, by the name of the setting. */
export const projectModels = (environment: NodeJS.ProcessEnv = {}): Record<string, string> =>
  configuredModels({ ...environment, ...PLACEHOLDER_SECRETS });

const firebaseSchema = z.object({ functions: z.array(z.object({ runtime: z.string() })) });

/** The runtime of the deployed functions, such as 'nodejs24', by where it is configured. */
export function projectRuntime(): Record<string, string> {
  const { functions } = firebaseSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')));
  return Object.fromEntries(functions.map(({ runtime }) => ['firebase.json', runtime]));
}
