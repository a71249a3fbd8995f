import { randomBytes } from 'node:crypto';
import { readMemory, remember } from './memory.ts';
import type { Ports } from './ports.ts';

export type FunctionsEnvironment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<'OPENAI_API_KEY' | 'USER_HASH_SECRET', string>>;
};

/** Which service answers; meaningless for the stand-in. */
const SERVICE_SETTINGS = [
  'TEXT_BASE_URL',
  'IMAGE_BASE_URL',
  'MODERATION_BASE_URL',
  'TEXT_MODEL',
  'IMAGE_MODEL',
  'MODERATION_MODEL',
  'TEXT_DIALECT',
] as const;

const LIMIT_SETTINGS = [
  'PROVIDER_TIMEOUT_TEXT_MS',
  'PROVIDER_TIMEOUT_IMAGE_MS',
  'LEASE_MS',
  'WAIT_MS',
  'STARTS_PER_MINUTE',
  'STARTS_PER_DAY',
] as const;

/** The settings of a deployment that are no secrets (.env.example explains each). */
export function deployedSettings(wishes: NodeJS.ProcessEnv): Record<string, string> {
  return pick(wishes, [...SERVICE_SETTINGS, ...LIMIT_SETTINGS, 'ALLOWED_ORIGINS', 'STORAGE_PUBLIC_URL']);
}

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
  const settings = {
    TEXT_BASE_URL: baseUrl,
    IMAGE_BASE_URL: baseUrl,
    MODERATION_BASE_URL: baseUrl,
    ALLOWED_ORIGINS: origins.join(','),
    STORAGE_PUBLIC_URL: `http://127.0.0.1:${ports.storage}`,
  };
  const wished = pick(wishes, apiKey === undefined ? LIMIT_SETTINGS : [...SERVICE_SETTINGS, ...LIMIT_SETTINGS]);
  return {
    settings: { ...settings, ...wished },
    secrets: {
      OPENAI_API_KEY: apiKey ?? 'local-stand-in',
      USER_HASH_SECRET: wishes['USER_HASH_SECRET'] || userHashSecretOfThisMachine(),
    },
  };
}

function pick(wishes: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (wishes[name] ? [[name, wishes[name]]] : [])));
}

function userHashSecretOfThisMachine(): string {
  const known = readMemory().userHashSecret;
  if (known !== undefined) return known;
  const userHashSecret = randomBytes(32).toString('hex');
  remember({ userHashSecret });
  return userHashSecret;
}
