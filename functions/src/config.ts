import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { bodyTimeout, configSchema, deploymentSettings } from './config-schema.ts';
import { toSpendingConfig } from './config-spending.ts';

/** Bound to every function that needs them; read only while a request is handled. */
export const SECRETS = [defineSecret('OPENAI_API_KEY'), defineSecret('USER_HASH_SECRET')];

/** The secrets of functions that call the payment vendor too; other functions get only `SECRETS`. */
export const ALL_SECRETS = [...SECRETS, defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];

export const SETTING_NAMES: readonly string[] = Object.keys(configSchema.shape).filter(
  (name) => !ALL_SECRETS.some((secret) => secret.name === name),
);

const notConfigured = (names: readonly string[]): Error =>
  new Error(`The functions are not configured: ${names.join(', ')}`);

/** An empty setting counts as not set. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const namesIn = ({ issues }: Pick<z.core.$ZodError, 'issues'>): string[] => [
  ...new Set(issues.map(({ path }) => String(path[0]))),
];

/** @throws Error that lists every missing or invalid name, without values. */
function parseValues(environment: NodeJS.ProcessEnv): z.infer<typeof configSchema> {
  const parsed = configSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw notConfigured(namesIn(parsed.error));
  // In the cloud, browsers would block every response that lacks an allowed origin, so at least one is required.
  if (environment['K_SERVICE'] && parsed.data.ALLOWED_ORIGINS.length === 0) throw notConfigured(['ALLOWED_ORIGINS']);
  return parsed.data;
}

/** Names of the settings, secrets apart, whose values the functions would reject. */
export function invalidSettings(environment: NodeJS.ProcessEnv): string[] {
  const parsed = configSchema.safeParse(withoutEmpty(environment));
  return parsed.success ? [] : namesIn(parsed.error).filter((name) => SETTING_NAMES.includes(name));
}

const deployment = z.object(deploymentSettings).parse(withoutEmpty(process.env));

export const REGION = deployment.FUNCTIONS_REGION;
export const MIN_INSTANCES = deployment.MIN_INSTANCES;

/** The functions' service account, which alone may run tasks. Written by the build; the emulators do not check it. */
export const TASK_INVOKER = process.env['TASK_INVOKER'] ?? 'private';

/** The configured models by setting name. Throws like `parseConfig`. */
export function configuredModels(environment: NodeJS.ProcessEnv): Record<string, string> {
  const models = Object.entries(parseValues(environment)).filter(([name]) => /_MODEL(_FREE)?$/.test(name));
  return Object.fromEntries(models.map(([name, model]) => [name, String(model)]));
}

/** Reads only BODY_TIMEOUT_MS, which is needed before anything is composed. `parseConfig` rejects an invalid one. */
export const parseBodyTimeout = ({ BODY_TIMEOUT_MS: set }: NodeJS.ProcessEnv): number =>
  bodyTimeout.safeParse(set === '' ? undefined : set).data ?? bodyTimeout.parse(undefined);

/** @throws Error that lists every missing or invalid name, without values. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const values = parseValues(environment);
  const allowedOrigins = values.ALLOWED_ORIGINS;
  return {
    apiKey: values.OPENAI_API_KEY,
    userHashSecret: values.USER_HASH_SECRET,
    text: {
      baseUrl: values.TEXT_BASE_URL,
      model: values.TEXT_MODEL,
      economyModel: values.TEXT_MODEL_FREE,
      timeoutMs: values.PROVIDER_TIMEOUT_TEXT_MS,
      notesTimeoutMs: values.PROVIDER_TIMEOUT_NOTES_MS,
      sceneTimeoutMs: values.PROVIDER_TIMEOUT_SCENE_MS,
    },
    image: {
      baseUrl: values.IMAGE_BASE_URL,
      model: values.IMAGE_MODEL,
      economyModel: values.IMAGE_MODEL_FREE,
      timeoutMs: values.PROVIDER_TIMEOUT_IMAGE_MS,
    },
    likenessThreshold: values.LIKENESS_THRESHOLD,
    moderation: {
      baseUrl: values.MODERATION_BASE_URL,
      model: values.MODERATION_MODEL,
      timeoutMs: values.PROVIDER_TIMEOUT_MODERATION_MS,
    },
    allowedOrigins,
    /** Null without ALLOWED_ORIGINS. */
    appOrigin: allowedOrigins[0] ?? null,
    storagePublicUrl: values.STORAGE_PUBLIC_URL,
    jobs: {
      leaseMs: values.LEASE_MS,
      waitMs: values.WAIT_MS,
      startsPerMinute: values.STARTS_PER_MINUTE,
      startsPerDay: {
        free: values.STARTS_PER_DAY_FREE,
        pro: values.STARTS_PER_DAY,
        unlimited: values.STARTS_PER_DAY,
      },
      refusalsPerHour: values.REFUSALS_PER_HOUR,
    },
    speech: {
      baseUrl: values.SPEECH_BASE_URL,
      model: values.SPEECH_MODEL,
      timeoutMs: values.PROVIDER_TIMEOUT_SPEECH_MS,
    },
    narration: { timeoutMs: values.NARRATION_TIMEOUT_MS, speaksRealNames: values.NARRATION_REAL_NAMES === 'on' },
    calls: {
      callsPerMinute: values.CALLS_PER_MINUTE,
      reportsPerMinute: values.REPORTS_PER_MINUTE,
      trustedProxies: values.TRUSTED_PROXIES,
    },
    shareModeration: { requestsPerDay: values.SHARE_JUDGEMENTS_PER_DAY, windowMs: values.SHARE_JUDGEMENT_WINDOW_MS },
    hasAppCheck: values.APP_CHECK === 'on',
    spending: toSpendingConfig(values),
    payments: {
      keys: paymentKeys(values),
      apiOrigin: values.STRIPE_API_ORIGIN ?? null,
      hasTax: values.STRIPE_TAX === 'on',
      pagesPerHour: values.PAYMENT_PAGES_PER_HOUR,
    },
  };
}

export type Config = ReturnType<typeof parseConfig>;

/** Rate limits of a user's generations, charged or not. */
export type StartLimits = Omit<Config['jobs'], 'leaseMs' | 'waitMs'>;

/** Placeholder for a missing key: a bound secret must exist and must not be empty. */
const NO_KEY = 'none';

/** Null when payments are off. @throws Error for one key without the other. */
function paymentKeys(values: z.infer<typeof configSchema>) {
  const [secretKey, webhookSecret] = [values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET].map((key) =>
    key === NO_KEY ? undefined : key,
  );
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new Error('The functions are not configured: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
  return { secretKey, webhookSecret };
}
