import { randomBytes } from 'node:crypto';
import { readMemory, remember } from './memory.ts';
import type { Ports } from './ports.ts';

export type FunctionsEnvironment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<'OPENAI_API_KEY' | 'USER_HASH_SECRET', string>>;
};

/** Settings that a person may set in the environment or in .env and that are handed on to the functions. */
const PASSED_ON = [
  'TEXT_BASE_URL',
  'IMAGE_BASE_URL',
  'MODERATION_BASE_URL',
  'TEXT_MODEL',
  'IMAGE_MODEL',
  'MODERATION_MODEL',
  'TEXT_DIALECT',
  'PROVIDER_TIMEOUT_TEXT_MS',
  'PROVIDER_TIMEOUT_IMAGE_MS',
  'LEASE_MS',
] as const;

/**
 * The functions' configuration in a local cloud. With `OPENAI_API_KEY` among the wishes it points at the real service
 * (or at the service named by `OPENAI_BASE_URL`), else at the stand-in.
 */
export function functionsEnvironment(ports: Ports, wishes: NodeJS.ProcessEnv): FunctionsEnvironment {
  const apiKey = wishes['OPENAI_API_KEY'] || undefined;
  const standIn = `http://127.0.0.1:${ports.openai}/v1`;
  const baseUrl = apiKey === undefined ? standIn : wishes['OPENAI_BASE_URL'] || 'https://api.openai.com/v1';
  const origins = ['localhost', '127.0.0.1'].flatMap((host) => [
    `http://${host}:${ports.hosting}`,
    `http://${host}:${ports.vite}`,
  ]);
  const settings: Record<string, string> = {
    TEXT_BASE_URL: baseUrl,
    IMAGE_BASE_URL: baseUrl,
    MODERATION_BASE_URL: baseUrl,
    TEXT_MODEL: 'gpt-6.1-terra',
    IMAGE_MODEL: 'gpt-image-2.6-flare',
    MODERATION_MODEL: 'omni-moderation-latest',
    TEXT_DIALECT: 'responses',
    ALLOWED_ORIGINS: origins.join(','),
    STORAGE_PUBLIC_URL: `http://127.0.0.1:${ports.storage}`,
  };
  for (const name of PASSED_ON) {
    const wish = wishes[name];
    if (wish) settings[name] = wish;
  }
  return {
    settings,
    secrets: {
      OPENAI_API_KEY: apiKey ?? 'local-stand-in',
      USER_HASH_SECRET: wishes['USER_HASH_SECRET'] || userHashSecretOfThisMachine(),
    },
  };
}

function userHashSecretOfThisMachine(): string {
  const known = readMemory().userHashSecret;
  if (known !== undefined) return known;
  const userHashSecret = randomBytes(32).toString('hex');
  remember({ userHashSecret });
  return userHashSecret;
}
