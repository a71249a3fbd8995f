import * as z from 'zod/mini';
import { spendingSettings } from './config-spending.ts';

const OPENAI_BASE_URL = 'https://api.openai.com/v1';

const nonEmpty = z.string().check(z.minLength(1));
const baseUrl = z._default(z.url(), OPENAI_BASE_URL);
/** Upper bound, so that a typo cannot disable a limit. */
const MAX_LIMIT = 1_000_000_000;
const positive = (standard: number, most = MAX_LIMIT) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), standard);
/** Upper bound below the time limit of functions. */
const milliseconds = (standard: number) => positive(standard, 290_000);

/** Time for a request to arrive completely. */
export const bodyTimeout = milliseconds(15_000);

export const DEFAULT_REGION = 'us-central1';

/** Settings that are read while a deployment lists the functions. */
export const deploymentSettings = {
  FUNCTIONS_REGION: z._default(z.string().check(z.regex(/^[a-z]+-[a-z]+\d+$/)), DEFAULT_REGION),
  /** Warm instances of the functions that families wait for longest. */
  MIN_INSTANCES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
};

/** Settings and secrets by their names in the environment (.env.example). */
export const configSchema = z.object({
  OPENAI_API_KEY: nonEmpty,
  /** Key of the HMACs for users' pseudonyms and download tokens. */
  USER_HASH_SECRET: z.string().check(z.minLength(16)),
  /** The payment vendor's keys. Payments are off when they are missing or 'none'. */
  STRIPE_SECRET_KEY: z.optional(nonEmpty),
  STRIPE_WEBHOOK_SECRET: z.optional(nonEmpty),
  /** Origin of the payment service; the vendor's own by default. */
  STRIPE_API_ORIGIN: z.optional(z.url()),
  /** `on` lets the payment vendor calculate the tax, which is included in the price (docs/operations.md). */
  STRIPE_TAX: z._default(z.enum(['off', 'on']), 'off'),
  TEXT_BASE_URL: baseUrl,
  IMAGE_BASE_URL: baseUrl,
  MODERATION_BASE_URL: baseUrl,
  SPEECH_BASE_URL: baseUrl,
  // Shutdown dates are in core/announced-shutdowns.ts.
  TEXT_MODEL: z._default(nonEmpty, 'gpt-6.1-terra'),
  IMAGE_MODEL: z._default(nonEmpty, 'gpt-image-2.6-flare'),
  /** Text on Free, and on paid plans when a family's monthly budget runs low (docs/decisions/0146). */
  TEXT_MODEL_FREE: z._default(nonEmpty, 'gpt-6-luna'),
  /** Pictures of low and medium quality on every plan. */
  IMAGE_MODEL_FREE: z._default(nonEmpty, 'gpt-image-2.5-flare'),
  MODERATION_MODEL: z._default(nonEmpty, 'omni-moderation-latest'),
  /** A model with `realtime` in its name speaks over the Realtime API, others over `audio/speech`. */
  SPEECH_MODEL: z._default(nonEmpty, 'gpt-realtime-2.1-mini'),
  /** Origins of the app, separated by commas; shared pages are at the first. */
  ALLOWED_ORIGINS: z._default(z.pipe(z.string(), z.transform(readOrigins)), []),
  STORAGE_PUBLIC_URL: z._default(z.url(), 'https://firebasestorage.googleapis.com'),
  PROVIDER_TIMEOUT_TEXT_MS: milliseconds(90_000),
  /**
   * Timeout of each request for notes; without a response, the chapter is returned without them. A chapter that is
   * repaired as late as possible leaves a function so much time for them.
   */
  PROVIDER_TIMEOUT_NOTES_MS: milliseconds(40_000),
  /** Timeout of each request for a scene's moment or judgement, without which it is drawn and shown. */
  PROVIDER_TIMEOUT_SCENE_MS: milliseconds(10_000),
  /** The vendor says that complex pictures may take two minutes, and bills a picture that nobody waits for. */
  PROVIDER_TIMEOUT_IMAGE_MS: milliseconds(200_000),
  PROVIDER_TIMEOUT_MODERATION_MS: milliseconds(15_000),
  PROVIDER_TIMEOUT_SPEECH_MS: milliseconds(30_000),
  /** Timeout for all passages of a chapter; finished passages are kept for the retry. */
  NARRATION_TIMEOUT_MS: milliseconds(240_000),
  /** `on` sends children's real names to the voice service: only with zero data retention (docs/decisions/0037). */
  NARRATION_REAL_NAMES: z._default(z.enum(['off', 'on']), 'off'),
  /** Likeness of the hero, from 0 to 100, below which a scene is generated once more (docs/decisions/0176). */
  LIKENESS_THRESHOLD: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 50),
  /** A job is considered dead this long after its last lease renewal. */
  LEASE_MS: milliseconds(45_000),
  /** How long a repeated request waits for the first one. */
  WAIT_MS: milliseconds(120_000),
  /** Generations of one user per minute. */
  STARTS_PER_MINUTE: positive(10),
  /** Generations of one user per 24 hours: above the largest plan's allowance, and a bound on the cost of failures. */
  STARTS_PER_DAY: positive(300),
  /** Of one Free user per 24 hours: two complete stories, each chapter generated twice, and a day's pictures. */
  STARTS_PER_DAY_FREE: positive(40),
  /** Refused generations of one user per hour. */
  REFUSALS_PER_HOUR: positive(10),
  BODY_TIMEOUT_MS: bodyTimeout,
  /** Calls from one IP address per minute and process. */
  CALLS_PER_MINUTE: positive(60),
  /** Reports by visitors from one IP address per minute and process. */
  REPORTS_PER_MINUTE: positive(3),
  /** Moderation requests for one user's shares and comments per UTC day, of up to 32 new paragraphs each. */
  SHARE_JUDGEMENTS_PER_DAY: positive(200),
  /** A shared item is moderated at most once in this time, however often it is edited. */
  SHARE_JUDGEMENT_WINDOW_MS: milliseconds(15_000),
  PAYMENT_PAGES_PER_HOUR: positive(20),
  /** Proxies before a function: 1 for Google's front end. */
  TRUSTED_PROXIES: positive(1, 10),
  /** `on` requires an App Check token. */
  APP_CHECK: z._default(z.enum(['off', 'on']), 'off'),
  ...deploymentSettings,
  ...spendingSettings,
});

/** The origins in a list separated by commas, as browsers send them: without a path, a final slash or capitals. */
function readOrigins(list: string, { issues }: { issues: unknown[] }): string[] {
  const urls = list
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  return urls.flatMap((url) => {
    const origin = URL.canParse(url) ? new URL(url).origin : 'null';
    if (origin !== 'null') return [origin];
    issues.push({ code: 'custom', input: list });
    return [];
  });
}
