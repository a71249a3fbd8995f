import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { deployedSettings } from '../local-cloud/launcher/functions-environment.ts';
import { parseConfig, SETTING_NAMES } from '../functions/src/config.ts';

const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');

describe.each(SETTING_NAMES)('setting %s', (name) => {
  it('a setting of the functions is explained in .env.example', () => {
    expect(example).toContain(`# ${name}=`);
  });

  it('a setting of the functions is passed to a deployment', () => {
    expect(deployedSettings({ [name]: 'set' })).toEqual({ [name]: 'set' });
  });
});

/** Without a default, or with an example instead. */
const EXAMPLES_ONLY = ['ALLOWED_ORIGINS', 'STRIPE_API_ORIGIN', 'MODEL_PRICES'];

it.each(SETTING_NAMES.filter((name) => !EXAMPLES_ONLY.includes(name)))(
  'the value of %s in .env.example is its default',
  (name) => {
    const [, documented = ''] = new RegExp(`^# ${name}=(.+)$`, 'm').exec(example) ?? [];
    expect(documented).not.toBe('');
    const secrets = { OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' };
    expect(parseConfig({ ...secrets, [name]: documented })).toEqual(parseConfig(secrets));
  },
);
