import { MAX_BODY_BYTES, MAX_BODY_VALUES } from '@talelantern/domain/limits/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

const read = (json: string) => readBody({ rawBody: Buffer.from(json), headers: {} }, 'Too large');
const fillBody = (start: string, part: string, end: string): string =>
  start + part.repeat((MAX_BODY_BYTES - start.length - end.length) / part.length) + end;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['open brackets', fillBody('', '[', '')],
  ['nested lists', `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  ['empty lists', fillBody('{"a":[', '[],', '[]]}')],
  ['empty objects', fillBody('{"a":[', '{},', '{}]}')],
  ['numbers', fillBody('{"a":[', '1,', '1]}')],
  ['one repeated field', fillBody('{', '"a":1,', '"a":1}')],
  ['brackets after a text that ends in a backslash', fillBody('{"a":["\\\\",', '[],', '[]]}')],
])('readBody rejects a megabyte of %s without parsing it', (_what, json) => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(() => read(json)).toThrow(expect.objectContaining({ code: 'invalid', field: 'body' }));
  expect(parse).not.toHaveBeenCalled();
});

it('readBody accepts the maximum number of values', () => {
  const numbers = Array.from({ length: MAX_BODY_VALUES - 3 }, () => 1);
  expect(read(JSON.stringify({ a: numbers }))).toEqual({ a: numbers });
});

it.each([
  ['brackets', '[{,:]}'],
  ['quotes', '"[,'],
  ['backslashes', '\\[,'],
  ['letters of other alphabets', 'Дракон, 龍, '],
])('readBody accepts a string full of %s', (_what, part) => {
  const text = part.repeat(80_000 / part.length);
  expect(read(JSON.stringify({ text, more: [text] }))).toEqual({ text, more: [text] });
});
