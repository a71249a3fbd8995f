import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profileFolders, type ProfileFolders } from './folders.ts';
import { takeRunLock } from './run-lock.ts';

let folders: ProfileFolders;

beforeEach(() => (folders = { ...profileFolders('test'), root: mkdtempSync(join(tmpdir(), 'talelantern-test-')) }));
afterEach(() => rmSync(folders.root, { recursive: true }));

it('refuses a second launcher and says where the first one serves', () => {
  takeRunLock(folders, 'http://localhost:8400');
  expect(() => takeRunLock(folders, 'http://localhost:8500')).toThrow(
    `Talelantern is already running at http://localhost:8400 (process ${process.pid})`,
  );
});

it('is free again when given back', () => {
  takeRunLock(folders, 'http://localhost:8400')();
  expect(() => takeRunLock(folders, 'http://localhost:8400')).not.toThrow();
});

it.each([
  ['died', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', address: '' })],
  [
    'died and whose number belongs to another process now',
    JSON.stringify({ pid: process.pid, startedAt: 'x', address: '' }),
  ],
  ['was cut off while writing', '{"pid":'],
])('does not wait for a launcher that %s', (_name, content) => {
  writeFileSync(join(folders.root, 'launcher.json'), content);
  expect(() => takeRunLock(folders, 'http://localhost:8400')).not.toThrow();
});
