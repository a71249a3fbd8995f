import { createHash } from 'node:crypto';
import { parseDownloadUrl } from '@talelantern/domain/images/media-url';
import { expect, it } from 'vitest';
import { createDownloadTokens } from './bucket-files.ts';

const PATH = 'users/family/archives/all.zip';
const options = { bucket: 'tales', publicUrl: 'https://storage.test', secret: 'a secret', kind: 'archive' } as const;
const tokenWith = (overrides: Partial<Parameters<typeof createDownloadTokens>[0]> = {}, path = PATH): string =>
  createDownloadTokens({ ...options, ...overrides }).tokenOf(path);

it('a file always has the same token, in the form of a UUID', () => {
  expect(tokenWith()).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(tokenWith()).toBe(tokenWith());
});

it('a token depends on secret, kind and path, so that nobody can guess it', () => {
  const others = [tokenWith({ secret: 'another' }), tokenWith({ kind: 'picture' }), tokenWith({}, `${PATH}x`)];
  expect(new Set([tokenWith(), ...others]).size).toBe(4);
  for (const known of [PATH, `archive:${PATH}`, `a secret:${PATH}`])
    expect(createHash('sha256').update(known).digest('hex')).not.toContain(tokenWith().slice(0, 8));
});

it('the URL of a file contains its path and token', () => {
  const url = createDownloadTokens(options).urlOf(PATH);
  expect(url).toMatch(/^https:\/\/storage\.test\//);
  expect(parseDownloadUrl(url)).toEqual({ bucket: 'tales', path: PATH, token: tokenWith() });
});
