import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { functionsEnvironment } from '../local-cloud/launcher/functions-environment.ts';
import { portsFrom } from '../local-cloud/launcher/ports.ts';
import { parseConfig, SETTING_NAMES } from '../functions/src/config.ts';
import { PLACEHOLDER_SECRETS } from './models-check/project-models.ts';

const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');

/** Settings that a local cloud decides by itself, or leaves at their default. */
const SET_BY_LOCAL_CLOUD = [
  'FUNCTIONS_REGION',
  'MIN_INSTANCES',
  'ALLOWED_ORIGINS',
  'STORAGE_PUBLIC_URL',
  'STRIPE_API_ORIGIN',
  'STRIPE_TAX',
  'TRUSTED_PROXIES',
  'APP_CHECK',
];

it.each(SETTING_NAMES)('the setting %s is explained in .env.example', (name) => {
  expect(example).toContain(`# ${name}=`);
});

it.each(SETTING_NAMES.filter((name) => !SET_BY_LOCAL_CLOUD.includes(name)))(
  'the setting %s can be set for a local cloud with a real key',
  (name) => {
    const environment = { OPENAI_API_KEY: 'sk-real', USER_HASH_SECRET: 'own', [name]: 'set' };
    expect(functionsEnvironment(portsFrom(8400), environment).settings).toMatchObject({ [name]: 'set' });
  },
);

/** Settings without a default, or with an example instead. */
const EXAMPLES_ONLY = ['ALLOWED_ORIGINS', 'STRIPE_API_ORIGIN', 'MODEL_PRICES'];

it.each(SETTING_NAMES.filter((name) => !EXAMPLES_ONLY.includes(name)))(
  'the value of %s in .env.example is its default',
  (name) => {
    const [, documented = ''] = new RegExp(`^# ${name}=(.+)$`, 'm').exec(example) ?? [];
    expect(documented).not.toBe('');
    expect(parseConfig({ ...PLACEHOLDER_SECRETS, [name]: documented })).toEqual(parseConfig(PLACEHOLDER_SECRETS));
  },
);
