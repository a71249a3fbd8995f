import { randomBytes } from 'node:crypto';
import { readMachineCache, updateMachineCache } from './machine-cache.ts';
import { REGION } from './app-environment.ts';
import type { Ports } from './ports.ts';

type SecretName = 'OPENAI_API_KEY' | 'USER_HASH_SECRET' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET';

export type FunctionsEnvironment = {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<SecretName, string>>;
};

/** Settings of the model service, which are unused with the stand-in. */
const SERVICE_SETTINGS = [
  'TEXT_BASE_URL',
  'IMAGE_BASE_URL',
  'MODERATION_BASE_URL',
  'SPEECH_BASE_URL',
  'TEXT_MODEL',
  'IMAGE_MODEL',
  'TEXT_MODEL_FREE',
  'IMAGE_MODEL_FREE',
  'MODERATION_MODEL',
  'SPEECH_MODEL',
  'NARRATION_REAL_NAMES',
  'MODEL_PRICES',
] as const;

const LIMIT_SETTINGS = [
  'PROVIDER_TIMEOUT_TEXT_MS',
  'PROVIDER_TIMEOUT_NOTES_MS',
  'PROVIDER_TIMEOUT_SCENE_MS',
  'PROVIDER_TIMEOUT_IMAGE_MS',
  'PROVIDER_TIMEOUT_MODERATION_MS',
  'PROVIDER_TIMEOUT_SPEECH_MS',
  'NARRATION_TIMEOUT_MS',
  'LIKENESS_THRESHOLD',
  'LEASE_MS',
  'WAIT_MS',
  'STARTS_PER_MINUTE',
  'STARTS_PER_DAY',
  'STARTS_PER_DAY_FREE',
  'REFUSALS_PER_HOUR',
  'BODY_TIMEOUT_MS',
  'CALLS_PER_MINUTE',
  'REPORTS_PER_MINUTE',
  'SHARE_JUDGEMENTS_PER_DAY',
  'SHARE_JUDGEMENT_WINDOW_MS',
  'PAYMENT_PAGES_PER_HOUR',
  'SPEND_KNOWN_FOR_MS',
  'SPEND_UNVERIFIED_PERCENT',
] as const;

const CAP_SETTINGS = ['SPEND_CAP_FREE_MICROS', 'SPEND_CAP_PRO_MICROS', 'SPEND_CAP_UNLIMITED_MICROS'] as const;

/** High, because on one machine every call comes from the same IP address. */
const CALLS_PER_IP = '1000000';
/** The emulator delivers one event at a time, so a waiting event delays the events of all families. */
const SHORT_WINDOW_MS = '200';
/** No spending limit, because the stand-in is free. */
const NO_CAP = '1000000000000000';

/**
 * The functions' configuration in a local cloud. With `OPENAI_API_KEY` in the environment it points to the real service
 * (or to the service named by `OPENAI_BASE_URL`), else to the stand-in; `STRIPE_SECRET_KEY` works in the same way.
 */
export function functionsEnvironment(ports: Ports, environment: NodeJS.ProcessEnv): FunctionsEnvironment {
  const apiKey = environment['OPENAI_API_KEY'] || undefined;
  const standIn = `http://127.0.0.1:${ports.openai}/v1`;
  const baseUrl = apiKey === undefined ? standIn : environment['OPENAI_BASE_URL'] || 'https://api.openai.com/v1';
  const origins = ['localhost', '127.0.0.1'].flatMap((host) => [
    `http://${host}:${ports.hosting}`,
    `http://${host}:${ports.vite}`,
  ]);
  const payments = paymentsEnvironment(ports, environment);
  const settings = {
    ...payments.settings,
    TEXT_BASE_URL: baseUrl,
    IMAGE_BASE_URL: baseUrl,
    MODERATION_BASE_URL: baseUrl,
    SPEECH_BASE_URL: baseUrl,
    FUNCTIONS_REGION: REGION,
    ALLOWED_ORIGINS: origins.join(','),
    STORAGE_PUBLIC_URL: `http://127.0.0.1:${ports.storage}`,
    CALLS_PER_MINUTE: CALLS_PER_IP,
    REPORTS_PER_MINUTE: CALLS_PER_IP,
    SHARE_JUDGEMENT_WINDOW_MS: SHORT_WINDOW_MS,
    ...(apiKey === undefined ? Object.fromEntries(CAP_SETTINGS.map((name) => [name, NO_CAP])) : {}),
  };
  const serviceSettings = apiKey === undefined ? [] : [...SERVICE_SETTINGS, ...CAP_SETTINGS];
  const chosen = pick(environment, [...LIMIT_SETTINGS, ...serviceSettings]);
  return {
    settings: { ...settings, ...chosen },
    secrets: {
      OPENAI_API_KEY: apiKey ?? 'local-stand-in',
      USER_HASH_SECRET: environment['USER_HASH_SECRET'] || machineUserHashSecret(),
      ...payments.secrets,
    },
  };
}

/** Secret and restricted keys. */
const LIVE_KEY = /^[a-z]k_live_/;
const LIVE_KEY_REFUSED =
  'STRIPE_SECRET_KEY is a live key: real cards would be charged for plans that exist on this machine only. Use a test key (sk_test_...), or none. For npm run stripe:setup, put a live key on the command line instead of into .env.';

/** Without a webhook secret the real service's events are refused, and a sweep updates plans. */
function paymentsEnvironment(ports: Ports, environment: NodeJS.ProcessEnv) {
  const secretKey = environment['STRIPE_SECRET_KEY'] || undefined;
  if (secretKey !== undefined && LIVE_KEY.test(secretKey)) throw new Error(LIVE_KEY_REFUSED);
  return {
    settings: secretKey === undefined ? { STRIPE_API_ORIGIN: `http://127.0.0.1:${ports.stripe}` } : {},
    secrets: {
      STRIPE_SECRET_KEY: secretKey ?? 'sk_test_local',
      STRIPE_WEBHOOK_SECRET:
        environment['STRIPE_WEBHOOK_SECRET'] || (secretKey === undefined ? 'whsec_local' : randomSecret()),
    },
  };
}

/** A random secret, so that no event is accepted. */
const randomSecret = (): string => `whsec_${randomBytes(16).toString('hex')}`;

function pick(environment: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}

function machineUserHashSecret(): string {
  const rememberedSecret = readMachineCache().userHashSecret;
  if (rememberedSecret !== undefined) return rememberedSecret;
  const userHashSecret = randomBytes(32).toString('hex');
  updateMachineCache({ userHashSecret });
  return userHashSecret;
}
