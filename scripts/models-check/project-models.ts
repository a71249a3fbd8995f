import { configuredModels } from '../../functions/src/config.ts';

/** The functions do not start without secrets; no model depends on them. */
const NO_SECRETS = { OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' };

/** The models that the functions would ask under `wishes`, by the name of the setting; the project's own where none is set. */
export const projectModels = (wishes: NodeJS.ProcessEnv = {}): Record<string, string> =>
  configuredModels({ ...wishes, ...NO_SECRETS });
