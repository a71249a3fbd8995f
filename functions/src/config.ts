import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';

/** Bound to every function that needs them; read only while a request is answered. */
export const SECRETS = [defineSecret('OPENAI_API_KEY'), defineSecret('USER_HASH_SECRET')];

const OPENAI = 'https://api.openai.com/v1';

const filled = z.string().check(z.minLength(1));
const baseUrl = z._default(z.url(), OPENAI);
const milliseconds = (standard: number) => z._default(z.coerce.number().check(z.int(), z.gte(1)), standard);

const schema = z.object({
  OPENAI_API_KEY: filled,
  /** Key of the HMACs that stand for a family at the vendor, and of download tokens. */
  USER_HASH_SECRET: z.string().check(z.minLength(16)),
  TEXT_BASE_URL: baseUrl,
  IMAGE_BASE_URL: baseUrl,
  MODERATION_BASE_URL: baseUrl,
  // No shutdown announced for these three. Already dated by the vendor: gpt-5 family 2026-12-11, gpt-4o and gpt-4.1
  // family 2027-01-14, gpt-image-1.5 2026-12-01.
  TEXT_MODEL: z._default(filled, 'gpt-6.1-terra'),
  IMAGE_MODEL: z._default(filled, 'gpt-image-2.6-flare'),
  MODERATION_MODEL: z._default(filled, 'omni-moderation-latest'),
  /** `responses` for OpenAI; `chat` for servers that speak chat completions, such as Ollama or vLLM. */
  TEXT_DIALECT: z._default(z.enum(['responses', 'chat']), 'responses'),
  /** Origins of the app, parted by commas, e.g. 'https://talelantern.web.app'. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  STORAGE_PUBLIC_URL: z._default(z.url(), 'https://firebasestorage.googleapis.com'),
  PROVIDER_TIMEOUT_TEXT_MS: milliseconds(90_000),
  PROVIDER_TIMEOUT_IMAGE_MS: milliseconds(60_000),
  /** How long a job is believed to be alive after its last sign of life. */
  LEASE_MS: milliseconds(45_000),
  /** How long a second call with a request id waits for the first one. */
  WAIT_MS: milliseconds(120_000),
  /** Generations that one family may begin within a minute. */
  STARTS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 10),
  /** The same within 24 hours: more than the largest plan needs, and the most that failures can cost us. */
  STARTS_PER_DAY: z._default(z.coerce.number().check(z.int(), z.gte(1)), 300),
});

export interface Config {
  apiKey: string;
  userHashSecret: string;
  text: { baseUrl: string; model: string; dialect: 'responses' | 'chat'; timeoutMs: number };
  image: { baseUrl: string; model: string; timeoutMs: number };
  moderation: { baseUrl: string; model: string };
  allowedOrigins: readonly string[];
  storagePublicUrl: string;
  jobs: { leaseMs: number; waitMs: number; startsPerMinute: number; startsPerDay: number };
}

/**
 * The settings and secrets in `environment`; an empty setting counts as not set.
 * @throws Error that lists every name that is missing or wrong, without its value.
 */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
    throw new Error(`The functions are not configured: ${[...names].join(', ')}`);
  }
  const values = parsed.data;
  return {
    apiKey: values.OPENAI_API_KEY,
    userHashSecret: values.USER_HASH_SECRET,
    text: {
      baseUrl: values.TEXT_BASE_URL,
      model: values.TEXT_MODEL,
      dialect: values.TEXT_DIALECT,
      timeoutMs: values.PROVIDER_TIMEOUT_TEXT_MS,
    },
    image: {
      baseUrl: values.IMAGE_BASE_URL,
      model: values.IMAGE_MODEL,
      timeoutMs: values.PROVIDER_TIMEOUT_IMAGE_MS,
    },
    moderation: { baseUrl: values.MODERATION_BASE_URL, model: values.MODERATION_MODEL },
    allowedOrigins: values.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    storagePublicUrl: values.STORAGE_PUBLIC_URL,
    jobs: {
      leaseMs: values.LEASE_MS,
      waitMs: values.WAIT_MS,
      startsPerMinute: values.STARTS_PER_MINUTE,
      startsPerDay: values.STARTS_PER_DAY,
    },
  };
}
