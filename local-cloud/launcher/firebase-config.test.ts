import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFirebaseConfig } from './firebase-config.ts';
import { profileFolders, PROJECT_ROOT } from './folders.ts';
import { portsFrom } from './ports.ts';

let root = '';

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'talelantern-test-'))));
afterEach(() => rmSync(root, { recursive: true }));

type Config = {
  hosting: {
    headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
    rewrites: unknown;
  };
  functions?: unknown;
  emulators: Record<string, unknown>;
};

const readConfig = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Config;

function localConfig(hasFunctions = true): Config {
  const ports = portsFrom(9400);
  writeFirebaseConfig({ ...profileFolders('test'), root }, ports, { hasFunctions, functionsPort: ports.functions });
  return readConfig(join(root, 'firebase.json'));
}

const policyOf = (config: Config) =>
  config.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
    ?.value.split('; ') ?? [];

it('the local firebase.json keeps the production headers and rewrites', () => {
  const production = readConfig(join(PROJECT_ROOT, 'firebase.json'));
  const local = localConfig();
  expect(local.hosting.rewrites).toEqual(production.hosting.rewrites);
  const names = (config: Config) =>
    config.hosting.headers.map(({ source, regex, headers }) => [source ?? regex, headers.map(({ key }) => key)]);
  expect(names(local)).toEqual(names(production));
});

it('the local content security policy adds the local services and loosens nothing else', () => {
  const production = policyOf(readConfig(join(PROJECT_ROOT, 'firebase.json')));
  const local = policyOf(localConfig());
  const changedDirectives = local.filter((directive) => !production.includes(directive));
  expect(changedDirectives.map((directive) => directive.split(' ')[0])).toEqual([
    'img-src',
    'media-src',
    'connect-src',
    'frame-src',
  ]);
  expect(changedDirectives[2]).toContain(
    'http://127.0.0.1:9401 http://127.0.0.1:9402 http://127.0.0.1:9404 http://127.0.0.1:9405',
  );
});

it('production forbids inline scripts except on the landing page, prerendered pages, the browser check and the shelf', () => {
  const policy = policyOf(readConfig(join(PROJECT_ROOT, 'firebase.json')));
  const scripts = policy.filter((directive) => directive.startsWith('script-src'));
  expect(scripts).toEqual([
    expect.stringMatching(/^script-src 'self' https:\/\/apis\.google\.com( 'sha256-[\w+/]+='){4}$/),
  ]);
  expect(policy).toContain("frame-ancestors 'none'");
});

it('every emulator uses the ports of the profile', () => {
  expect(localConfig().emulators).toMatchObject({
    hosting: { host: '127.0.0.1', port: 9400 },
    firestore: { host: '127.0.0.1', port: 9402, websocketPort: 9403 },
    hub: { host: '127.0.0.1', port: 9406 },
  });
});

it('the local firebase.json omits functions that are not started', () => {
  expect(localConfig(false).functions).toBeUndefined();
});
