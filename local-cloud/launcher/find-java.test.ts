import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findJava } from './find-java.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'talelantern-test-'));
  mkdirSync(join(root, 'path'));
});
afterEach(() => rmSync(root, { recursive: true }));

function installJava(name: string, version: string): string {
  const home = join(root, 'jvm', name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="Nobody"\nJAVA_VERSION="${version}"\n`);
  writeFileSync(join(home, 'bin', 'java'), '');
  chmodSync(join(home, 'bin', 'java'), 0o755);
  return home;
}

const putOnPath = (home: string) => symlinkSync(join(home, 'bin', 'java'), join(root, 'path', 'java'));
const path = () => join(root, 'path');

it('a newer JDK installed next to the one on PATH is used', () => {
  putOnPath(installJava('java-17', '17.0.15'));
  const newest = installJava('java-999', '999.0.1');
  expect(findJava({ PATH: path() })).toEqual({ program: join(newest, 'bin', 'java'), majorVersion: 999 });
});

it('JAVA_HOME is used when it is new enough for firebase-tools', () => {
  putOnPath(installJava('java-999', '999'));
  const fromJavaHome = installJava('wished', '21.0.2');
  expect(findJava({ PATH: path(), JAVA_HOME: fromJavaHome })?.program).toBe(join(fromJavaHome, 'bin', 'java'));
});

it('a JAVA_HOME that is too old is ignored', () => {
  putOnPath(installJava('java-999', '999'));
  expect(findJava({ PATH: path(), JAVA_HOME: installJava('old', '1.8.0_401') })?.majorVersion).toBe(999);
});
