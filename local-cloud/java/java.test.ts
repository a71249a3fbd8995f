import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'talelantern-test-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the wrapper. Java and Node are replaced by a program that prints its arguments. */
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

it('the java wrapper returns the version of a new enough Java', () => {
  expect(dispatch(['-Duser.language=en', '-version'])).toBe('-version');
});

it('the java wrapper reports a new enough version for an older Java that the jar supports', () => {
  expect(dispatch(['-version'], { TALELANTERN_JAVA_VERSION: '17' })).toContain('version "21"');
});

it('the java wrapper does not change the arguments of a jar that specifies its main class', () => {
  expect(dispatch(START_FIRESTORE)).toBe(
    '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx1g -Duser.language=en -jar /sdk/firestore.jar --host 127.0.0.1 --port 8402',
  );
});

it('the java wrapper starts the Cloud CLI’s jar by its main class', () => {
  expect(dispatch(START_FIRESTORE, { TALELANTERN_FIRESTORE_MAIN_CLASS: 'Main' })).toBe(
    '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx1g -Duser.language=en -cp /sdk/firestore.jar Main start --host 127.0.0.1 --port 8402',
  );
});

it('the java wrapper starts our Storage rules runtime instead of a jar that is not available', () => {
  expect(dispatch(['-jar', '/p/storage-rules-runtime', 'serve'])).toBe('/rules/main.ts serve');
});

it('the java wrapper starts any other jar, such as Google’s Storage rules runtime', () => {
  expect(dispatch(['-Dx=y', '-jar', '/cache/rules.jar', 'serve'])).toBe(
    '-Xmx1g -Duser.language=en -jar /cache/rules.jar serve',
  );
});

it('the java wrapper records its process for the guard', () => {
  dispatch(START_FIRESTORE);
  const [pid] = readdirSync(join(root, 'processes'));
  expect(Number(pid)).toBeGreaterThan(0);
  expect(() => execFileSync('kill', ['-0', String(pid)], { stdio: 'ignore' })).toThrow();
});
