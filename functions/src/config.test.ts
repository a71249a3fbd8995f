import { describe, expect, it } from 'vitest';
import { configuredModels, invalidSettings, parseBodyTimeout, parseConfig, SETTING_NAMES } from './config.ts';

const SECRETS = { OPENAI_API_KEY: 'sk-something', USER_HASH_SECRET: '0123456789abcdef' };

describe('configuration', () => {
  it('the configuration requires only the secrets', () => {
    expect(parseConfig(SECRETS)).toMatchObject({
      text: { baseUrl: 'https://api.openai.com/v1', timeoutMs: 90_000 },
      image: { baseUrl: 'https://api.openai.com/v1', timeoutMs: 200_000 },
      allowedOrigins: [],
      storagePublicUrl: 'https://firebasestorage.googleapis.com',
    });
  });

  it('by default the longest notes, of 4,000 tokens, have ten milliseconds for each token', () => {
    expect(parseConfig(SECRETS).text.notesTimeoutMs).toBe(40_000);
  });

  it('an empty setting counts as not set, and allowed origins are separated by commas', () => {
    const config = parseConfig({ ...SECRETS, TEXT_MODEL: '', ALLOWED_ORIGINS: 'https://a.test, https://b.test,' });
    expect(config.text.model).not.toBe('');
    expect(config.allowedOrigins).toEqual(['https://a.test', 'https://b.test']);
  });

  it('allowed origins are compared as browsers send them', () => {
    const list = 'https://Tales.Test/, https://b.test:443, http://localhost:8400/app';
    expect(parseConfig({ ...SECRETS, ALLOWED_ORIGINS: list }).allowedOrigins).toEqual([
      'https://tales.test',
      'https://b.test',
      'http://localhost:8400',
    ]);
  });

  it.each(['tales.test', 'https://a.test, nowhere', 'mailto:a@b.test'])('the allowed origins %s are rejected', (list) =>
    expect(() => parseConfig({ ...SECRETS, ALLOWED_ORIGINS: list })).toThrow('ALLOWED_ORIGINS'),
  );

  it('a deployed function without allowed origins is not configured', () => {
    const deployed = { ...SECRETS, K_SERVICE: 'generatestory' };
    expect(() => parseConfig(deployed)).toThrow('The functions are not configured: ALLOWED_ORIGINS');
    expect(parseConfig({ ...deployed, ALLOWED_ORIGINS: 'https://a.test' }).appOrigin).toBe('https://a.test');
  });

  it('invalid settings are listed without the secrets', () => {
    expect(invalidSettings({})).toEqual([]);
    expect(invalidSettings({ LEASE_MS: 'soon', FUNCTIONS_REGION: 'Europe', MIN_INSTANCES: '11' })).toEqual([
      'LEASE_MS',
      'FUNCTIONS_REGION',
      'MIN_INSTANCES',
    ]);
  });

  it('configuredModels returns the model of every capability, chosen or default', () => {
    const models = configuredModels({ ...SECRETS, TEXT_MODEL: 'tales-1' });
    expect(models).toMatchObject({ TEXT_MODEL: 'tales-1', IMAGE_MODEL: expect.stringMatching(/./) });
    expect(models).toMatchObject({ TEXT_MODEL_FREE: 'gpt-6-luna', IMAGE_MODEL_FREE: 'gpt-image-2.5-flare' });
  });

  it('prices of further models are read, and refused when they are in a different form', () => {
    const priced = parseConfig({ ...SECRETS, MODEL_PRICES: 'tales-1=0.2/1, brush-1=5/8/30, voice-1=0.02' }).spending;
    expect(priced.prices).toMatchObject({
      text: { 'tales-1': { in: 0.2, out: 1 } },
      pictures: { 'brush-1': { text: 5, picture: 8, out: 30 } },
      speech: { 'voice-1': 0.02 },
    });
    for (const MODEL_PRICES of ['tales-1', 'tales-1=free', 'tales-1=1/2/3/4', 'tales-1=-1/2'])
      expect(() => parseConfig({ ...SECRETS, MODEL_PRICES }), MODEL_PRICES).toThrow('MODEL_PRICES');
  });

  it('daily spending and call rates have caps by default', () => {
    expect(parseConfig(SECRETS)).toMatchObject({
      calls: { callsPerMinute: 60, reportsPerMinute: 3, trustedProxies: 1 },
      hasAppCheck: false,
      spending: { caps: { free: 10_000_000, pro: 30_000_000, unlimited: 30_000_000 }, unverifiedPercent: 40 },
    });
  });

  it('payments are off unless both payment keys are set', () => {
    const [secretKey, webhookSecret] = ['sk_test_1', 'whsec_1'];
    expect(parseConfig(SECRETS).payments).toEqual({ keys: null, apiOrigin: null, hasTax: false, pagesPerHour: 20 });
    const none = { ...SECRETS, STRIPE_SECRET_KEY: 'none', STRIPE_WEBHOOK_SECRET: 'none' };
    expect(parseConfig(none).payments.keys).toBeNull();
    const both = { ...SECRETS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    expect(parseConfig({ ...both, STRIPE_API_ORIGIN: 'http://127.0.0.1:7' }).payments).toEqual({
      keys: { secretKey, webhookSecret },
      apiOrigin: 'http://127.0.0.1:7',
      hasTax: false,
      pagesPerHour: 20,
    });
    for (const missing of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      for (const value of ['', 'none']) expect(() => parseConfig({ ...both, [missing]: value })).toThrow('go together');
  });

  it('the error lists missing and invalid settings without their values', () => {
    const settings = { ...SECRETS, USER_HASH_SECRET: 'short', LEASE_MS: 'soon', TEXT_BASE_URL: 'nowhere' };
    expect(() => parseConfig(settings)).toThrow(
      'The functions are not configured: USER_HASH_SECRET, TEXT_BASE_URL, LEASE_MS',
    );
  });
});

const NUMBERS = SETTING_NAMES.filter((name) => /_MS$|_MICROS$|_PER_|_PROXIES$|_THRESHOLD$|_PERCENT$/.test(name));
/** Must stay below the functions' timeout of five minutes. `SPEND_KNOWN_FOR_MS` is the age of a cache, not a deadline. */
const TIMEOUTS = NUMBERS.filter((name) => name.endsWith('_MS') && name !== 'SPEND_KNOWN_FOR_MS');
const parseWith = (name: string, value: string) => () => parseConfig({ ...SECRETS, [name]: value });

it('a numeric setting is recognized by its name', () => {
  const others =
    /_BASE_URL$|_MODEL(_FREE)?$|^MODEL_PRICES$|^ALLOWED_ORIGINS$|^STORAGE_PUBLIC_URL$|^STRIPE_API_ORIGIN$|^STRIPE_TAX$|_REAL_NAMES$|^APP_CHECK$|^FUNCTIONS_REGION$|^MIN_INSTANCES$/;
  expect(SETTING_NAMES.filter((name) => !NUMBERS.includes(name) && !others.test(name))).toEqual([]);
});

// BODY_TIMEOUT_MS is parsed separately below.
it.each(NUMBERS.filter((name) => name !== 'BODY_TIMEOUT_MS'))('the setting %s is read', (name) => {
  const defaults = JSON.stringify(parseConfig(SECRETS));
  const changed = JSON.stringify(parseWith(name, '7')());
  expect(changed).not.toBe(defaults);
  expect(changed).toContain(':7');
});

it.each(NUMBERS)('the setting %s is rejected when it is out of range', (name) => {
  for (const value of ['-1', '1.5', 'soon', 'Infinity', '1e400', '9007199254740993']) {
    expect(parseWith(name, value), value).toThrow(`The functions are not configured: ${name}`);
  }
});

it.each(TIMEOUTS)('the setting %s is rejected when it is zero or beyond the function’s timeout', (name) => {
  for (const value of ['0', '290001']) expect(parseWith(name, value), value).toThrow(name);
  expect(parseWith(name, '290000')).not.toThrow();
});

it.each(NUMBERS.filter((name) => name.includes('_PER_')))(
  'the setting %s is rejected when it would disable a limit',
  (name) => {
    for (const value of ['0', '1000000001']) expect(parseWith(name, value), value).toThrow(name);
  },
);

it('the body timeout is parsed separately, even when other settings are invalid', () => {
  expect(parseBodyTimeout({ BODY_TIMEOUT_MS: '700' })).toBe(700);
  for (const set of [undefined, '', 'soon', '0']) expect(parseBodyTimeout({ BODY_TIMEOUT_MS: set })).toBe(15_000);
});
