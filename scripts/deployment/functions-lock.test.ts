import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFunctions } from '../../local-cloud/launcher/bundle-functions.ts';
import { lockedPackages } from '../dependencies/delivered-packages.ts';
import { writeFunctionsLock } from './functions-lock.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talelantern-functions-'));
  await bundleFunctions(folder);
  writeFunctionsLock(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lockedVersions = (): Record<string, string> => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries<{ version: string }>(packages).map(([path, { version }]) => [path, version]),
  );
};

it('the lockfile of the built functions names the versions that were tested, the framework included', () => {
  const ours = lockedPackages();
  const versions = lockedVersions();
  for (const [path, version] of Object.entries(versions).filter(([name]) => name !== ''))
    expect(version, path).toBe((ours[`functions/${path}`] ?? ours[path])?.version);
  expect(versions).toHaveProperty(['node_modules/@google-cloud/functions-framework']);
  expect(versions).toHaveProperty(['node_modules/@img/sharp-linux-x64']);
  expect(Object.keys(versions).filter((path) => /vite|firebase-tools|react/.test(path))).toEqual([]);
});

it('npm accepts the lockfile of the built functions as it does in a deployment', () => {
  const npm = () =>
    execFileSync('npm', ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder });
  expect(npm).not.toThrow();
});
