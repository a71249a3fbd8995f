import { describe, expect, it } from 'vitest';
import { deployedSettings, functionsEnvironment } from './functions-environment.ts';
import { portsFrom } from './ports.ts';

const ports = portsFrom(8400);
const OWN_SECRET = { USER_HASH_SECRET: 'a long enough secret' };

describe('without a key the functions speak to the stand-in', () => {
  it('with a key that only it accepts', () => {
    const { settings, secrets } = functionsEnvironment(ports, OWN_SECRET);
    expect(settings).toMatchObject({
      TEXT_BASE_URL: 'http://127.0.0.1:8408/v1',
      IMAGE_BASE_URL: 'http://127.0.0.1:8408/v1',
      MODERATION_BASE_URL: 'http://127.0.0.1:8408/v1',
    });
    expect(secrets).toMatchObject({ OPENAI_API_KEY: 'local-stand-in', ...OWN_SECRET });
  });

  it('whatever service a deployment uses', () => {
    const { settings } = functionsEnvironment(ports, {
      ...OWN_SECRET,
      TEXT_BASE_URL: 'https://llm.example',
      TEXT_MODEL: 'other',
    });
    expect(settings).toMatchObject({ TEXT_BASE_URL: 'http://127.0.0.1:8408/v1' });
    expect(settings).not.toHaveProperty('TEXT_MODEL');
  });

  it('with the time limits that were wished for', () => {
    expect(functionsEnvironment(ports, { ...OWN_SECRET, LEASE_MS: '900' }).settings).toMatchObject({ LEASE_MS: '900' });
  });
});

describe('with a key they speak to the real service', () => {
  const wishes = { ...OWN_SECRET, OPENAI_API_KEY: 'sk-real' };

  it('at its own address', () => {
    const { settings, secrets } = functionsEnvironment(ports, wishes);
    expect(settings).toMatchObject({ TEXT_BASE_URL: 'https://api.openai.com/v1' });
    expect(secrets.OPENAI_API_KEY).toBe('sk-real');
  });

  it('or at the one that was named, for one capability or for all', () => {
    const { settings } = functionsEnvironment(ports, {
      ...wishes,
      OPENAI_BASE_URL: 'http://gateway.test/v1',
      TEXT_BASE_URL: 'http://ollama.test/v1',
      TEXT_DIALECT: 'chat',
    });
    expect(settings).toMatchObject({
      TEXT_BASE_URL: 'http://ollama.test/v1',
      IMAGE_BASE_URL: 'http://gateway.test/v1',
      TEXT_DIALECT: 'chat',
    });
  });
});

describe('plans are paid', () => {
  it('at the stand-in, with keys that only it accepts', () => {
    const { settings, secrets } = functionsEnvironment(ports, OWN_SECRET);
    expect(settings).toMatchObject({ STRIPE_API_ORIGIN: 'http://127.0.0.1:8414' });
    expect(secrets).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local' });
  });

  it('at the real service with its key', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_real', STRIPE_WEBHOOK_SECRET: 'whsec_real' };
    const { settings, secrets } = functionsEnvironment(ports, { ...OWN_SECRET, ...keys });
    expect(settings).not.toHaveProperty('STRIPE_API_ORIGIN');
    expect(secrets).toMatchObject(keys);
  });

  it('at the real service, whose events nobody can forge where the secret of the webhook is missing', () => {
    const { secrets } = functionsEnvironment(ports, { ...OWN_SECRET, STRIPE_SECRET_KEY: 'sk_test_real' });
    expect(secrets.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_[0-9a-f]{32}$/);
  });
});

it('lets the app of this machine call them, from either name of the host', () => {
  const { settings } = functionsEnvironment(ports, OWN_SECRET);
  expect(settings['ALLOWED_ORIGINS']).toBe(
    'http://localhost:8400,http://localhost:8411,http://127.0.0.1:8400,http://127.0.0.1:8411',
  );
});

it('deploys no secret and nothing that is empty', () => {
  const wishes = {
    OPENAI_API_KEY: 'sk-real',
    USER_HASH_SECRET: 'x',
    TEXT_MODEL: 'tales-1',
    IMAGE_MODEL: '',
    PATH: '/bin',
  };
  expect(deployedSettings(wishes)).toEqual({ TEXT_MODEL: 'tales-1' });
});
