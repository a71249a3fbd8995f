import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOperator } from './operator.ts';

const SETTINGS = {
  VITE_OPERATOR_NAME: ' Willow ',
  VITE_OPERATOR_ADDRESS: '1 Lantern Lane',
  VITE_OPERATOR_EMAIL: 'a@b.example',
  VITE_OPERATOR_PHONE: '+1 555 0100',
  VITE_OPERATOR_LEGAL: 'VAT id GB 1',
};

it('the operator is read from the settings', () => {
  expect(readOperator(SETTINGS)).toEqual({
    name: 'Willow',
    address: '1 Lantern Lane',
    email: 'a@b.example',
    phone: '+1 555 0100',
    legal: 'VAT id GB 1',
  });
});

it('missing operator settings are read as empty', () => {
  expect(readOperator({ VITE_OPERATOR_NAME: 7 })).toEqual({ name: '', address: '', email: '', phone: '', legal: '' });
});

it.each(Object.keys(SETTINGS))('the setting %s is documented in .env.example', (name) => {
  expect(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')).toMatch(
    new RegExp(`^(?:# )?${name}=`, 'm'),
  );
});
