import * as z from 'zod/mini';
import { LIMITS } from '../../limits/limits.ts';
import { adminAction, noteSchema } from './admin-action.ts';

const MAX_DOLLARS = 5_000;
const MICROS = 1_000_000;

const integerOrConfigured = (min: number, max: number) => z.nullable(z.number().check(z.int(), z.gte(min), z.lte(max)));

/** Spend cap of a tier per UTC day, in millionths of a US dollar; 0 stops all generations of the tier. */
const spendCap = integerOrConfigured(0, MAX_DOLLARS * MICROS);

/** Only the vendor's models for this capability, to prevent mix-ups; custom servers are set in the configuration. */
const model = (kind: RegExp) => z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9.:-]{1,63}$/), z.regex(kind)));

const capFields = { free: spendCap, pro: spendCap, unlimited: spendCap };
const startFields = {
  perMinute: integerOrConfigured(1, 60),
  perDayFree: integerOrConfigured(5, 500),
  perDayPaid: integerOrConfigured(20, 2_000),
  refusalsPerHour: integerOrConfigured(1, 100),
};
const modelFields = {
  text: model(/^(?!.*(?:image|tts|realtime|moderation|transcribe|audio)).*gpt/),
  image: model(/image/),
  speech: model(/tts|realtime/),
  moderation: model(/moderation/),
};
/** Shown above every page as plain text; '' for none. */
const banner = z.string().check(z.trim(), z.maxLength(LIMITS.listEntry));

/** Settings that override the configuration; null keeps the configured value. */
export const siteSettingsSchema = z.object({
  spendCapMicros: z.object(capFields),
  starts: z.object(startFields),
  models: z.object(modelFields),
  banner,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const AS_CONFIGURED: SiteSettings = {
  spendCapMicros: { free: null, pro: null, unlimited: null },
  starts: { perMinute: null, perDayFree: null, perDayPaid: null, refusalsPerHour: null },
  models: { text: null, image: null, speech: null, moderation: null },
  banner: '',
};

export const readSettings = adminAction(
  'readSettings',
  'settings',
  {},
  z.object({
    settings: siteSettingsSchema,
    revision: z.number(),
    configured: z.object({
      spendCapMicros: z.object({ free: z.number(), pro: z.number(), unlimited: z.number() }),
      starts: z.object({
        perMinute: z.number(),
        perDayFree: z.number(),
        perDayPaid: z.number(),
        refusalsPerHour: z.number(),
      }),
      models: z.object({ text: z.string(), image: z.string(), speech: z.string(), moderation: z.string() }),
    }),
  }),
);
export type ConfiguredSettings = z.infer<typeof readSettings.response>['configured'];

type Amounts<Value> = Readonly<Record<string, Value>>;

const isAbove = (amounts: Amounts<number | null>, configured: Amounts<number>): boolean =>
  Object.entries(amounts).some(([key, amount]) => (amount ?? 0) > (configured[key] ?? 0));

/** Whether a spend cap or a rate limit on generations exceeds the configured one. */
export const raisesLimits = (
  { spendCapMicros, starts }: Pick<SiteSettings, 'spendCapMicros' | 'starts'>,
  configured: ConfiguredSettings,
): boolean => isAbove(spendCapMicros, configured.spendCapMicros) || isAbove(starts, configured.starts);

export const unpricedModelCopy = (name: string): string =>
  `No price is known for ${name}, so the daily limits couldn’t count it. Set MODEL_PRICES first.`;

/** Replaces all settings; `revision` is the one that was read. Functions apply them within half a minute. */
export const changeSettings = {
  ...adminAction(
    'changeSettings',
    'settings',
    {
      spendCapMicros: z.strictObject(capFields),
      starts: z.strictObject(startFields),
      models: z.strictObject(modelFields),
      banner,
      revision: z.number(),
      note: noteSchema,
    },
    z.object({ settings: siteSettingsSchema, revision: z.number() }),
  ),
  fieldMessages: {
    spendCapMicros: 'A tier’s daily limit must be between 0 and 5,000 dollars',
    starts: 'This limit would lock families out or let scripts in',
    models: 'The vendor has no such model for this work',
    banner: 'The banner must be one short sentence',
  },
};
