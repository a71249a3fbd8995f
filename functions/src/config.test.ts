import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

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

  it('names what is missing or wrong, and none of the values', () => {
    const wrong = { ...SECRETS, USER_HASH_SECRET: 'short', LEASE_MS: 'soon', TEXT_BASE_URL: 'nowhere' };
    expect(() => parseConfig(wrong)).toThrow(
      'The functions are not configured: USER_HASH_SECRET, TEXT_BASE_URL, LEASE_MS',
    );
  });
});
