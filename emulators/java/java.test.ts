import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'talelantern-test-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the dispatcher; Java and Node are a program that prints its arguments. */
function dispatch(args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const echo = join(root, 'echo-arguments');
  writeFileSync(echo, '#!/bin/sh\necho "$*"\n');
  chmodSync(echo, 0o755);
  const program = join(import.meta.dirname, 'java');
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      TALELANTERN_JAVA: echo,
      TALELANTERN_JAVA_VERSION: '25',
      TALELANTERN_NODE: echo,
      TALELANTERN_PROCESSES: join(root, 'processes'),
      TALELANTERN_FIRESTORE_ARCHIVE: '/sdk/firestore.jar',
      TALELANTERN_FIRESTORE_MAIN_CLASS: '',
      TALELANTERN_STORAGE_RULES: '/rules/main.ts',
      ...environment,
    },
  });
  expect(result.status).toBe(0);
  return `${result.stdout}${result.stderr}`.trim();
}

const START_FIRESTORE = [
  '-Duser.language=en',
  '-jar',
  '/p/firestore-emulator',
  '--host',
  '127.0.0.1',
  '--port',
  '8402',
];

describe('the program in the place of Java', () => {
  it('asks a new enough Java for its version', () => {
    expect(dispatch(['-Duser.language=en', '-version'])).toBe('-version');
  });

  it('answers for an older one that the archive supports', () => {
    expect(dispatch(['-version'], { TALELANTERN_JAVA_VERSION: '17' })).toContain('version "21"');
  });

  it('starts an archive with a main class as it is', () => {
    expect(dispatch(START_FIRESTORE)).toBe(
      '-Xmx1g -Duser.language=en -jar /sdk/firestore.jar --host 127.0.0.1 --port 8402',
    );
  });

  it("starts the Cloud CLI's archive by its class", () => {
    expect(dispatch(START_FIRESTORE, { TALELANTERN_FIRESTORE_MAIN_CLASS: 'Main' })).toBe(
      '-Xmx1g -Duser.language=en -cp /sdk/firestore.jar Main start --host 127.0.0.1 --port 8402',
    );
  });

  it('starts our Storage rules in the place of an archive that cannot be had', () => {
    expect(dispatch(['-jar', '/p/storage-rules-runtime', 'serve'])).toBe('/rules/main.ts serve');
  });

  it("starts every other archive, such as Google's Storage rules", () => {
    expect(dispatch(['-Dx=y', '-jar', '/cache/rules.jar', 'serve'])).toBe(
      '-Xmx1g -Duser.language=en -jar /cache/rules.jar serve',
    );
  });

  it('records the process that the guard has to end', () => {
    dispatch(START_FIRESTORE);
    const [pid] = readdirSync(join(root, 'processes'));
    expect(Number(pid)).toBeGreaterThan(0);
    expect(() => execFileSync('kill', ['-0', String(pid)], { stdio: 'ignore' })).toThrow();
  });
});
