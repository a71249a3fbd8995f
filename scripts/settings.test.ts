import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { deployedSettings } from '../emulators/launcher/functions-environment.ts';
import { SETTING_NAMES } from '../functions/src/config.ts';

const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');

describe.each(SETTING_NAMES)('the functions’ setting %s', (name) => {
  it('is explained in .env.example', () => {
    expect(example).toContain(`# ${name}=`);
  });

  it('reaches a deployment', () => {
    expect(deployedSettings({ [name]: 'set' })).toEqual({ [name]: 'set' });
  });
});
