import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { deployedSettings } from '../local-cloud/launcher/functions-environment.ts';
import { SETTING_NAMES } from '../functions/src/config.ts';

const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');

describe.each(SETTING_NAMES)('setting %s', (name) => {
  it('a setting of the functions is explained in .env.example', () => {
    expect(example).toContain(`# ${name}=`);
  });

  it('a setting of the functions is passed to a deployment', () => {
    expect(deployedSettings({ [name]: 'set' })).toEqual({ [name]: 'set' });
  });
});
