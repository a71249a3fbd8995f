import { randomBytes } from 'node:crypto';
import { readMemory, remember } from './memory.ts';
import type { Ports } from './ports.ts';

type SecretName = 'OPENAI_API_KEY' | 'USER_HASH_SECRET' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET';

export type FunctionsEnvironment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<SecretName, string>>;
};

/** Which service answers; meaningless for the stand-in. */
const SERVICE_SETTINGS = [
  'TEXT_BASE_URL',
  'IMAGE_BASE_URL',
  'MODERATION_BASE_URL',
  'SPEECH_BASE_URL',
  'TEXT_MODEL',
  'IMAGE_MODEL',
  'MODERATION_MODEL',
  'SPEECH_MODEL',
  'NARRATION_REAL_NAMES',
  'TEXT_DIALECT',
] as const;

const LIMIT_SETTINGS = [
  'PROVIDER_TIMEOUT_TEXT_MS',
  'PROVIDER_TIMEOUT_NOTES_MS',
  'PROVIDER_TIMEOUT_IMAGE_MS',
  'PROVIDER_TIMEOUT_MODERATION_MS',
  'PROVIDER_TIMEOUT_SPEECH_MS',
  'NARRATION_TIMEOUT_MS',
  'LEASE_MS',
  'WAIT_MS',
  'STARTS_PER_MINUTE',
  'STARTS_PER_DAY',
  'STARTS_PER_DAY_FREE',
  'REFUSALS_PER_HOUR',
  'BODY_TIMEOUT_MS',
  'CALLS_PER_MINUTE',
  'REPORTS_PER_MINUTE',
  'PAYMENT_PAGES_PER_HOUR',
  'SPEND_KNOWN_FOR_MS',
] as const;

const CAP_SETTINGS = ['SPEND_CAP_FREE_MICROS', 'SPEND_CAP_PRO_MICROS', 'SPEND_CAP_UNLIMITED_MICROS'] as const;

const PRICE_SETTINGS = [
  'COST_STORY_MICROS',
  'COST_REWRITE_MICROS',
  'COST_PICTURE_MEDIUM_MICROS',
  'COST_PICTURE_HIGH_MICROS',
  'COST_SCENE_MEDIUM_MICROS',
  'COST_SCENE_HIGH_MICROS',
  'COST_NARRATION_MICROS',
] as const;

/** What says where the app is and what stands before the functions. */
const PLACE_SETTINGS = [
  'ALLOWED_ORIGINS',
  'STORAGE_PUBLIC_URL',
  'STRIPE_API_ORIGIN',
  'TRUSTED_PROXIES',
  'APP_CHECK',
] as const;

/** On one machine every call comes from the same address. */
const CALLS_OF_ONE_MACHINE = '1000000';
/** What the stand-in makes costs nothing. */
const NO_CAP = '1000000000000000';

/** The settings of a deployment that are no secrets (.env.example explains each). */
export function deployedSettings(wishes: NodeJS.ProcessEnv): Record<string, string> {
  return pick(wishes, [...SERVICE_SETTINGS, ...LIMIT_SETTINGS, ...CAP_SETTINGS, ...PRICE_SETTINGS, ...PLACE_SETTINGS]);
}

/**
 * The functions' configuration in a local cloud. With `OPENAI_API_KEY` among the wishes it points at the real service
 * (or at the service named by `OPENAI_BASE_URL`), else at the stand-in; with `STRIPE_SECRET_KEY` likewise.
 */
export function functionsEnvironment(ports: Ports, wishes: NodeJS.ProcessEnv): FunctionsEnvironment {
  const apiKey = wishes['OPENAI_API_KEY'] || undefined;
  const standIn = `http://127.0.0.1:${ports.openai}/v1`;
  const baseUrl = apiKey === undefined ? standIn : wishes['OPENAI_BASE_URL'] || 'https://api.openai.com/v1';
  const origins = ['localhost', '127.0.0.1'].flatMap((host) => [
    `http://${host}:${ports.hosting}`,
    `http://${host}:${ports.vite}`,
  ]);
  const payments = paymentsEnvironment(ports, wishes);
  const settings = {
    ...payments.settings,
    TEXT_BASE_URL: baseUrl,
    IMAGE_BASE_URL: baseUrl,
    MODERATION_BASE_URL: baseUrl,
    SPEECH_BASE_URL: baseUrl,
    ALLOWED_ORIGINS: origins.join(','),
    STORAGE_PUBLIC_URL: `http://127.0.0.1:${ports.storage}`,
    CALLS_PER_MINUTE: CALLS_OF_ONE_MACHINE,
    ...(apiKey === undefined ? Object.fromEntries(CAP_SETTINGS.map((name) => [name, NO_CAP])) : {}),
  };
  const costly = [...SERVICE_SETTINGS, ...CAP_SETTINGS, ...PRICE_SETTINGS];
  const wished = pick(wishes, apiKey === undefined ? LIMIT_SETTINGS : [...LIMIT_SETTINGS, ...costly]);
  return {
    settings: { ...settings, ...wished },
    secrets: {
      OPENAI_API_KEY: apiKey ?? 'local-stand-in',
      USER_HASH_SECRET: wishes['USER_HASH_SECRET'] || userHashSecretOfThisMachine(),
      ...payments.secrets,
    },
  };
}

/** Without the secret of its webhook the real service's events are refused, and plans follow with the daily look. */
function paymentsEnvironment(ports: Ports, wishes: NodeJS.ProcessEnv) {
  const secretKey = wishes['STRIPE_SECRET_KEY'] || undefined;
  return {
    settings: secretKey === undefined ? { STRIPE_API_ORIGIN: `http://127.0.0.1:${ports.stripe}` } : {},
    secrets: {
      STRIPE_SECRET_KEY: secretKey ?? 'sk_test_local',
      STRIPE_WEBHOOK_SECRET:
        wishes['STRIPE_WEBHOOK_SECRET'] || (secretKey === undefined ? 'whsec_local' : unknownSecret()),
    },
  };
}

/** Nobody can sign with it. */
const unknownSecret = (): string => `whsec_${randomBytes(16).toString('hex')}`;

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
