import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profileFolders, type ProfileFolders } from './folders.ts';
import { acquireRunLock } from './run-lock.ts';

let folders: ProfileFolders;

beforeEach(() => (folders = { ...profileFolders('test'), root: mkdtempSync(join(tmpdir(), 'talelantern-test-')) }));
afterEach(() => rmSync(folders.root, { recursive: true }));

it('a second launcher is refused with the URL of the first', () => {
  acquireRunLock(folders, 'http://localhost:8400');
  expect(() => acquireRunLock(folders, 'http://localhost:8500')).toThrow(
    `Talelantern is already running at http://localhost:8400 (process ${process.pid})`,
  );
});

it('the run lock can be acquired again after its release', () => {
  acquireRunLock(folders, 'http://localhost:8400')();
  expect(() => acquireRunLock(folders, 'http://localhost:8400')).not.toThrow();
});

it.each([
  ['died', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', url: '' })],
  [
    'died and whose number belongs to another process now',
    JSON.stringify({ pid: process.pid, startedAt: 'x', url: '' }),
  ],
  ['was cut off while writing', '{"pid":'],
])('the run lock is free after a launcher that %s', (_name, content) => {
  writeFileSync(join(folders.root, 'launcher.json'), content);
  expect(() => acquireRunLock(folders, 'http://localhost:8400')).not.toThrow();
});
