import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';
import type { StripeSettings } from './billing/stripe/stripe-vendor.ts';
import type { StartLimits } from './operations/generation/starts.ts';
import { spendingSettings, toSpendingConfig, type SpendingConfig } from './config-spending.ts';

/** Bound to every function that needs them; read only while a request is answered. */
export const SECRETS = [defineSecret('OPENAI_API_KEY'), defineSecret('USER_HASH_SECRET')];

/** Bound to the functions that speak to the vendor of the plans alone. */
export const PAYMENT_SECRETS = [defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];

const OPENAI = 'https://api.openai.com/v1';

const filled = z.string().check(z.minLength(1));
const baseUrl = z._default(z.url(), OPENAI);
/** A thousand million: a slip of the hand must not switch a limit off. */
const MOST = 1_000_000_000;
const positive = (standard: number, most = MOST) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), standard);
/** A function is ended after 300 seconds: what waits longer would never be told so (endpoints/options.ts). */
const milliseconds = (standard: number) => positive(standard, 290_000);

/** Within which a request has to arrive as a whole. */
const bodyTimeout = milliseconds(15_000);

const schema = z.object({
  OPENAI_API_KEY: filled,
  /** Key of the HMACs that stand for a family at the vendor, and of download tokens. */
  USER_HASH_SECRET: z.string().check(z.minLength(16)),
  /** Without them, or with 'none', nothing is sold. */
  STRIPE_SECRET_KEY: z.optional(filled),
  STRIPE_WEBHOOK_SECRET: z.optional(filled),
  /** Where the payment service answers; the vendor's own unless set. Only host, port and protocol count. */
  STRIPE_API_ORIGIN: z.optional(z.url()),
  TEXT_BASE_URL: baseUrl,
  IMAGE_BASE_URL: baseUrl,
  MODERATION_BASE_URL: baseUrl,
  SPEECH_BASE_URL: baseUrl,
  // Which models the vendor ends, and when, stands in scripts/models-check/announced-shutdowns.ts.
  TEXT_MODEL: z._default(filled, 'gpt-6.1-terra'),
  IMAGE_MODEL: z._default(filled, 'gpt-image-2.6-flare'),
  MODERATION_MODEL: z._default(filled, 'omni-moderation-latest'),
  SPEECH_MODEL: z._default(filled, 'gpt-4o-mini-tts'),
  /** `responses` for OpenAI; `chat` for servers that speak chat completions, such as Ollama or vLLM. */
  TEXT_DIALECT: z._default(z.enum(['responses', 'chat']), 'responses'),
  /** Origins of the app, parted by commas, e.g. 'https://talelantern.web.app'; shared pages stand at the first. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  STORAGE_PUBLIC_URL: z._default(z.url(), 'https://firebasestorage.googleapis.com'),
  PROVIDER_TIMEOUT_TEXT_MS: milliseconds(90_000),
  /** The notes on a chapter, which is finished by then and waits no longer for them. */
  PROVIDER_TIMEOUT_NOTES_MS: milliseconds(15_000),
  PROVIDER_TIMEOUT_IMAGE_MS: milliseconds(60_000),
  PROVIDER_TIMEOUT_MODERATION_MS: milliseconds(15_000),
  /** One passage of a narration. */
  PROVIDER_TIMEOUT_SPEECH_MS: milliseconds(30_000),
  /** All passages of a chapter; what is spoken by then is kept for the next try. */
  NARRATION_TIMEOUT_MS: milliseconds(240_000),
  /** `on` lets children's real names be spoken: only where the vendor keeps nothing (docs/decisions/0037). */
  NARRATION_REAL_NAMES: z._default(z.enum(['off', 'on']), 'off'),
  /** How long a job is believed to be alive after its last sign of life. */
  LEASE_MS: milliseconds(45_000),
  /** How long a second call with a request id waits for the first one. */
  WAIT_MS: milliseconds(120_000),
  /** Generations that one family may begin within a minute. */
  STARTS_PER_MINUTE: positive(10),
  /** The same within 24 hours: more than the largest plan needs, and the most that failures can cost us. */
  STARTS_PER_DAY: positive(300),
  /** The same for a family on Free: two stories to their end, each chapter told anew, and a day's pictures. */
  STARTS_PER_DAY_FREE: positive(40),
  /** Generations of one family within an hour that may come to nothing by what it asked for. */
  REFUSALS_PER_HOUR: positive(10),
  BODY_TIMEOUT_MS: bodyTimeout,
  /** Calls from one address within a minute, to one process. */
  CALLS_PER_MINUTE: positive(60),
  /** Reports of visitors from one address within a minute, to one process. */
  REPORTS_PER_MINUTE: positive(3),
  /** Pages of the payment service that one family may open within an hour. */
  PAYMENT_PAGES_PER_HOUR: positive(20),
  /** Proxies of ours before a function: Google's front end is one, a load balancer before it would be a second. */
  TRUSTED_PROXIES: positive(1, 10),
  /** `on` lets only our own app call, by its App Check token. */
  APP_CHECK: z._default(z.enum(['off', 'on']), 'off'),
  ...spendingSettings,
});

/** The name of every setting that is no secret. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape).filter(
  (name) => ![...SECRETS, ...PAYMENT_SECRETS].some((secret) => secret.name === name),
);

export interface Config {
  apiKey: string;
  userHashSecret: string;
  text: { baseUrl: string; model: string; dialect: 'responses' | 'chat'; timeoutMs: number; notesTimeoutMs: number };
  image: { baseUrl: string; model: string; timeoutMs: number };
  moderation: { baseUrl: string; model: string; timeoutMs: number };
  speech: { baseUrl: string; model: string; timeoutMs: number };
  narration: { timeoutMs: number; speaksRealNames: boolean };
  allowedOrigins: readonly string[];
  /** Where the app's pages stand; null where no origin is set. */
  appOrigin: string | null;
  storagePublicUrl: string;
  jobs: StartLimits & { leaseMs: number; waitMs: number };
  calls: { callsPerMinute: number; reportsPerMinute: number; trustedProxies: number };
  hasAppCheck: boolean;
  spending: SpendingConfig;
  payments: StripeSettings & { pagesPerHour: number };
}

/** @throws Error that lists every name that is missing or wrong, without its value; an empty setting counts as not set. */
function parseValues(environment: NodeJS.ProcessEnv): z.infer<typeof schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  throw new Error(`The functions are not configured: ${[...names].join(', ')}`);
}

/** The models that `environment` chooses, by the name of the setting. Throws as parseConfig does. */
export function configuredModels(environment: NodeJS.ProcessEnv): Record<string, string> {
  const models = Object.entries(parseValues(environment)).filter(([name]) => name.endsWith('_MODEL'));
  return Object.fromEntries(models.map(([name, model]) => [name, String(model)]));
}

/** BODY_TIMEOUT_MS alone, which counts before anything is composed; one that is wrong is `parseConfig`'s to refuse. */
export function parseBodyTimeout({ BODY_TIMEOUT_MS: set }: NodeJS.ProcessEnv): number {
  const parsed = bodyTimeout.safeParse(set === '' ? undefined : set);
  return parsed.success ? parsed.data : bodyTimeout.parse(undefined);
}

/**
 * The settings and secrets in `environment`.
 * @throws Error that lists every name that is missing or wrong, without its value.
 */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const values = parseValues(environment);
  const allowedOrigins = values.ALLOWED_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return {
    apiKey: values.OPENAI_API_KEY,
    userHashSecret: values.USER_HASH_SECRET,
    text: {
      baseUrl: values.TEXT_BASE_URL,
      model: values.TEXT_MODEL,
      dialect: values.TEXT_DIALECT,
      timeoutMs: values.PROVIDER_TIMEOUT_TEXT_MS,
      notesTimeoutMs: values.PROVIDER_TIMEOUT_NOTES_MS,
    },
    image: {
      baseUrl: values.IMAGE_BASE_URL,
      model: values.IMAGE_MODEL,
      timeoutMs: values.PROVIDER_TIMEOUT_IMAGE_MS,
    },
    moderation: {
      baseUrl: values.MODERATION_BASE_URL,
      model: values.MODERATION_MODEL,
      timeoutMs: values.PROVIDER_TIMEOUT_MODERATION_MS,
    },
    allowedOrigins,
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
    hasAppCheck: values.APP_CHECK === 'on',
    spending: toSpendingConfig(values),
    payments: {
      keys: paymentKeys(values),
      apiOrigin: values.STRIPE_API_ORIGIN ?? null,
      pagesPerHour: values.PAYMENT_PAGES_PER_HOUR,
    },
  };
}

/** A secret that functions are bound to has to exist in the project, and must not be empty there. */
const NO_KEY = 'none';

/** Null where nothing is sold. @throws Error for one key without the other. */
function paymentKeys(values: z.infer<typeof schema>): StripeSettings['keys'] {
  const [secretKey, webhookSecret] = [values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET].map((key) =>
    key === NO_KEY ? undefined : key,
  );
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new Error('The functions are not configured: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
  return { secretKey, webhookSecret };
}
