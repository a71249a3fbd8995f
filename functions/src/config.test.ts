import { describe, expect, it } from 'vitest';
import { configuredModels, parseBodyTimeout, parseConfig, SETTING_NAMES } from './config.ts';

const SECRETS = { OPENAI_API_KEY: 'sk-something', USER_HASH_SECRET: '0123456789abcdef' };

describe('the configuration', () => {
  it('needs nothing but the secrets', () => {
    expect(parseConfig(SECRETS)).toMatchObject({
      text: { baseUrl: 'https://api.openai.com/v1', dialect: 'responses', timeoutMs: 90_000 },
      image: { baseUrl: 'https://api.openai.com/v1', timeoutMs: 60_000 },
      allowedOrigins: [],
      storagePublicUrl: 'https://firebasestorage.googleapis.com',
    });
  });

  it('takes empty settings as not set, and origins parted by commas', () => {
    const config = parseConfig({ ...SECRETS, TEXT_MODEL: '', ALLOWED_ORIGINS: 'https://a.test, https://b.test,' });
    expect(config.text.model).not.toBe('');
    expect(config.allowedOrigins).toEqual(['https://a.test', 'https://b.test']);
  });

  it('R7: knows the model of every capability, chosen or not', () => {
    const models = configuredModels({ ...SECRETS, TEXT_MODEL: 'tales-1' });
    expect(models).toMatchObject({ TEXT_MODEL: 'tales-1', IMAGE_MODEL: expect.stringMatching(/./) });
  });

  it('caps what a day may cost, and counts calls, also where nothing is set', () => {
    expect(parseConfig(SECRETS)).toMatchObject({
      calls: { callsPerMinute: 60, reportsPerMinute: 3, trustedProxies: 1 },
      hasAppCheck: false,
      spending: { caps: { free: 50_000_000 }, prices: { scene: { high: 110_000 } } },
    });
  });

  it('sells nothing without the keys of payments, which go together', () => {
    const [secretKey, webhookSecret] = ['sk_test_1', 'whsec_1'];
    expect(parseConfig(SECRETS).payments).toEqual({ keys: null, apiOrigin: null, pagesPerHour: 20 });
    const none = { ...SECRETS, STRIPE_SECRET_KEY: 'none', STRIPE_WEBHOOK_SECRET: 'none' };
    expect(parseConfig(none).payments.keys).toBeNull();
    const both = { ...SECRETS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    expect(parseConfig({ ...both, STRIPE_API_ORIGIN: 'http://127.0.0.1:7' }).payments).toEqual({
      keys: { secretKey, webhookSecret },
      apiOrigin: 'http://127.0.0.1:7',
      pagesPerHour: 20,
    });
    for (const missing of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      for (const value of ['', 'none']) expect(() => parseConfig({ ...both, [missing]: value })).toThrow('go together');
  });

  it('names what is missing or wrong, and none of the values', () => {
    const wrong = { ...SECRETS, USER_HASH_SECRET: 'short', LEASE_MS: 'soon', TEXT_BASE_URL: 'nowhere' };
    expect(() => parseConfig(wrong)).toThrow(
      'The functions are not configured: USER_HASH_SECRET, TEXT_BASE_URL, LEASE_MS',
    );
  });
});

const NUMBERS = SETTING_NAMES.filter((name) => /_MS$|_MICROS$|_PER_|_PROXIES$/.test(name));
/** A function is ended after five minutes. */
const WAITS = NUMBERS.filter((name) => name.endsWith('_MS') && name !== 'SPEND_KNOWN_FOR_MS');
const setTo = (name: string, value: string) => () => parseConfig({ ...SECRETS, [name]: value });

describe('a deadline, a limit or a price of the configuration', () => {
  it('is every setting that is a number', () => {
    const others =
      /_BASE_URL$|_MODEL$|_DIALECT$|^ALLOWED_ORIGINS$|^STORAGE_PUBLIC_URL$|^STRIPE_API_ORIGIN$|_REAL_NAMES$|^APP_CHECK$/;
    expect(SETTING_NAMES.filter((name) => !NUMBERS.includes(name) && !others.test(name))).toEqual([]);
  });

  // Of BODY_TIMEOUT_MS below: it counts before there is a configuration.
  it.each(NUMBERS.filter((name) => name !== 'BODY_TIMEOUT_MS'))('is read: %s', (name) => {
    const standard = JSON.stringify(parseConfig(SECRETS));
    const changed = JSON.stringify(setTo(name, '7')());
    expect(changed).not.toBe(standard);
    expect(changed).toContain(':7');
  });

  it.each(NUMBERS)('is refused where it is no number that can be kept to: %s', (name) => {
    for (const value of ['-1', '1.5', 'soon', 'Infinity', '1e400', '9007199254740993']) {
      expect(setTo(name, value), value).toThrow(`The functions are not configured: ${name}`);
    }
  });

  it.each(WAITS)('is refused where it ends at once, or only after the function itself: %s', (name) => {
    for (const value of ['0', '290001']) expect(setTo(name, value), value).toThrow(name);
    expect(setTo(name, '290000')).not.toThrow();
  });

  it.each(NUMBERS.filter((name) => name.includes('_PER_')))('never allows nothing, nor everything: %s', (name) => {
    for (const value of ['0', '1000000001']) expect(setTo(name, value), value).toThrow(name);
  });

  it('is known for bodies before there is a configuration, also where that is wrong', () => {
    expect(parseBodyTimeout({ BODY_TIMEOUT_MS: '700' })).toBe(700);
    for (const set of [undefined, '', 'soon', '0']) expect(parseBodyTimeout({ BODY_TIMEOUT_MS: set })).toBe(15_000);
  });
});
