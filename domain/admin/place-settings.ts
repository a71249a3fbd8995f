import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { adminAction, noteSchema } from './admin-action.ts';

const MOST_DOLLARS = 5_000;
const MICROS = 1_000_000;

const wholeOrConfigured = (least: number, most: number) =>
  z.nullable(z.number().check(z.int(), z.gte(least), z.lte(most)));

/** Millionths of a US dollar that the families of a tier may cost in a UTC day; 0 stops them. */
const cap = wholeOrConfigured(0, MOST_DOLLARS * MICROS);

/**
 * Names of the vendor's for this very work, so that none gets into another's place by mistake; a server of one's own is
 * configured.
 */
const model = (kind: RegExp) => z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9.:-]{1,63}$/), z.regex(kind)));

const fields = {
  spendCapMicros: z.strictObject({ free: cap, pro: cap, unlimited: cap }),
  /** Generations that one family may begin, and refusals that it may meet with. */
  starts: z.strictObject({
    perMinute: wholeOrConfigured(1, 60),
    perDayFree: wholeOrConfigured(5, 500),
    perDayPaid: wholeOrConfigured(20, 2_000),
    refusalsPerHour: wholeOrConfigured(1, 100),
  }),
  models: z.strictObject({
    text: model(/^(?!.*(?:image|tts|moderation|transcribe|audio)).*gpt/),
    image: model(/image/),
    speech: model(/tts/),
    moderation: model(/moderation/),
  }),
  /** A sentence above every page; '' for none. Shown as plain text. */
  banner: z.string().check(z.trim(), z.maxLength(LIMITS.listEntry)),
};

/** What administrators may set over the configuration; null leaves what is configured. */
export const placeSettingsSchema = z.object(fields);
export type PlaceSettings = z.infer<typeof placeSettingsSchema>;

/** Nothing is set. */
export const AS_CONFIGURED: PlaceSettings = {
  spendCapMicros: { free: null, pro: null, unlimited: null },
  starts: { perMinute: null, perDayFree: null, perDayPaid: null, refusalsPerHour: null },
  models: { text: null, image: null, speech: null, moderation: null },
  banner: '',
};

/** The settings as they stand, and what counts where one is null. */
export const readSettings = adminAction(
  'readSettings',
  'settings',
  {},
  z.object({
    settings: placeSettingsSchema,
    /** Goes up with every change. */
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

/** Sets all of them at once; `revision` is the one that was seen. Functions follow within half a minute. */
export const changeSettings = {
  ...adminAction(
    'changeSettings',
    'settings',
    { ...fields, revision: z.number(), note: noteSchema },
    z.object({ settings: placeSettingsSchema, revision: z.number() }),
  ),
  fieldMessages: {
    spendCapMicros: 'A tier may cost nothing to 5,000 dollars a day',
    starts: 'This limit would shut families out, or let scripts in',
    models: 'This is no model of the vendor for this work',
    banner: 'The banner is one short sentence',
  },
};
