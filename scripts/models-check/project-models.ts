import { configuredModels } from '../../functions/src/config.ts';

/** Placeholders, because the functions do not start without secrets. */
const PLACEHOLDER_SECRETS = { OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' };

/** The models that the functions use under `environment`, by the name of the setting. */
export const projectModels = (environment: NodeJS.ProcessEnv = {}): Record<string, string> =>
  configuredModels({ ...environment, ...PLACEHOLDER_SECRETS });
