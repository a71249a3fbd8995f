import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTextKeys, randomShareToken } from './share-keys.ts';

it('the text of a share id has 22 random letters and digits', () => {
  const texts = Array.from({ length: 200 }, randomShareToken);
  for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(new Set(texts).size).toBe(200);
  expect(new Set(texts.join('')).size).toBe(62);
});

it('the key of a string depends on secret, purpose and model, and cannot be computed from the string', () => {
  const [keys, other] = [createTextKeys('a secret', { model: 'one' }), createTextKeys('another', { model: 'one' })];
  const newModel = createTextKeys('a secret', { model: 'two' });
  const found = [
    keys.verdictKey('Once.'),
    keys.copyTextKey('Once.'),
    other.verdictKey('Once.'),
    newModel.verdictKey('Once.'),
  ];
  expect(new Set(found).size).toBe(4);
  expect(newModel.copyTextKey('Once.')).toBe(keys.copyTextKey('Once.'));
  for (const key of found) {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toBe(createHash('sha256').update('Once.').digest('base64url'));
  }
  expect(other.copyTextKey('Once.')).not.toBe(keys.copyTextKey('Once.'));
});

it('a string has one key in every Unicode form', () => {
  const { verdictKey } = createTextKeys('a secret', { model: 'one' });
  expect(verdictKey('Caf\u00e9')).toBe(verdictKey('Cafe\u0301'));
  expect(verdictKey('Café')).not.toBe(verdictKey('Cafe'));
});
