import { expect, it } from 'vitest';
import { functionsEnvironment } from './functions-environment.ts';
import { portsFrom } from './ports.ts';

const ports = portsFrom(8400);
const OWN_SECRET = { USER_HASH_SECRET: 'a long enough secret' };

it('without an OpenAI key, functions get the stand-in and a key that only it accepts', () => {
  const { settings, secrets } = functionsEnvironment(ports, OWN_SECRET);
  expect(settings).toMatchObject({
    TEXT_BASE_URL: 'http://127.0.0.1:8408/v1',
    IMAGE_BASE_URL: 'http://127.0.0.1:8408/v1',
    MODERATION_BASE_URL: 'http://127.0.0.1:8408/v1',
  });
  expect(secrets).toMatchObject({ OPENAI_API_KEY: 'local-stand-in', ...OWN_SECRET });
});

it('without an OpenAI key, functions use the stand-in regardless of the service that a deployment uses', () => {
  const { settings } = functionsEnvironment(ports, {
    ...OWN_SECRET,
    TEXT_BASE_URL: 'https://llm.example',
    TEXT_MODEL: 'other',
  });
  expect(settings).toMatchObject({ TEXT_BASE_URL: 'http://127.0.0.1:8408/v1' });
  expect(settings).not.toHaveProperty('TEXT_MODEL');
});

it('functions with the stand-in use the configured time limits', () => {
  expect(functionsEnvironment(ports, { ...OWN_SECRET, LEASE_MS: '900' }).settings).toMatchObject({ LEASE_MS: '900' });
});

const environment = { ...OWN_SECRET, OPENAI_API_KEY: 'sk-real' };

it('with an OpenAI key, functions use the real service at its default URL', () => {
  const { settings, secrets } = functionsEnvironment(ports, environment);
  expect(settings).toMatchObject({ TEXT_BASE_URL: 'https://api.openai.com/v1' });
  expect(secrets.OPENAI_API_KEY).toBe('sk-real');
});

it('with an OpenAI key, functions use the URL configured for one capability or all', () => {
  const { settings } = functionsEnvironment(ports, {
    ...environment,
    OPENAI_BASE_URL: 'http://gateway.test/v1',
    TEXT_BASE_URL: 'http://text.test/v1',
  });
  expect(settings).toMatchObject({
    TEXT_BASE_URL: 'http://text.test/v1',
    IMAGE_BASE_URL: 'http://gateway.test/v1',
  });
});

it('without a Stripe key, payments use the stand-in with keys that only it accepts', () => {
  const { settings, secrets } = functionsEnvironment(ports, OWN_SECRET);
  expect(settings).toMatchObject({ STRIPE_API_ORIGIN: 'http://127.0.0.1:8414' });
  expect(secrets).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local' });
});

it('with a Stripe key, payments use the real service', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_real', STRIPE_WEBHOOK_SECRET: 'whsec_real' };
  const { settings, secrets } = functionsEnvironment(ports, { ...OWN_SECRET, ...keys });
  expect(settings).not.toHaveProperty('STRIPE_API_ORIGIN');
  expect(secrets).toMatchObject(keys);
});

it.each(['sk_live_real', 'rk_live_real'])('the live Stripe key %s is refused; a test key is not', (key) => {
  const withKey = (STRIPE_SECRET_KEY: string) => () =>
    functionsEnvironment(ports, { ...OWN_SECRET, STRIPE_SECRET_KEY });
  expect(withKey(key)).toThrow('STRIPE_SECRET_KEY is a live key');
  expect(withKey(key.replace('live', 'test'))).not.toThrow();
});

it('a random webhook secret is generated for a real Stripe key without one', () => {
  const { secrets } = functionsEnvironment(ports, { ...OWN_SECRET, STRIPE_SECRET_KEY: 'sk_test_real' });
  expect(secrets.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_[0-9a-f]{32}$/);
});

it('functions allow the origins of the local app', () => {
  const { settings } = functionsEnvironment(ports, OWN_SECRET);
  expect(settings['ALLOWED_ORIGINS']).toBe(
    'http://localhost:8400,http://localhost:8411,http://127.0.0.1:8400,http://127.0.0.1:8411',
  );
});
