import { describe, expect, it } from 'vitest';
import { configuredModels, parseConfig } from './config.ts';

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
      calls: { callsPerMinute: 60, trustedProxies: 1 },
      hasAppCheck: false,
      spending: { caps: { free: 50_000_000 }, prices: { scene: { high: 110_000 } } },
    });
  });

  it('names what is missing or wrong, and none of the values', () => {
    const wrong = { ...SECRETS, USER_HASH_SECRET: 'short', LEASE_MS: 'soon', TEXT_BASE_URL: 'nowhere' };
    expect(() => parseConfig(wrong)).toThrow(
      'The functions are not configured: USER_HASH_SECRET, TEXT_BASE_URL, LEASE_MS',
    );
  });
});
