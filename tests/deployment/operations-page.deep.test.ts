import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

/** docs/operations.md, followed to the letter in a fresh clone up to the first command that needs the network. */

const run = promisify(execFile);

const VALUES: Readonly<Record<string, string>> = {
  VITE_FIREBASE_PROJECT_ID: 'my-tales-4711',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-1234567890abcdefghijklmnopqrst',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-tales-4711.firebasestorage.app',
  VITE_OPERATOR_NAME: 'Maria Muster',
  VITE_OPERATOR_ADDRESS: '1 Lantern Lane, Springfield',
  VITE_OPERATOR_EMAIL: 'hello@my-tales.org',
  VITE_OPERATOR_PHONE: '+1 555 010 0100',
};

let clone: string;
let commands: string[];

/** Runs a command of the page; only the search path is inherited, as nothing else is on a newcomer's machine. */
async function follow(command: string): Promise<string> {
  const { stdout, stderr } = await run('sh', ['-c', command], {
    cwd: clone,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout + stderr;
}

const failureOf = (command: string): Promise<string> =>
  follow(command).then(
    () => expect.fail(`${command} succeeded`),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );

/** Fills in the empty values of .env except `without`. */
async function fillIn(without?: string): Promise<void> {
  const empty = await readFile(join(clone, '.env.example'), 'utf8');
  const filled = empty.replace(/^(\w+)=$/gm, (line, name: string) =>
    name === without ? line : `${line}${VALUES[name] ?? ''}`,
  );
  await writeFile(join(clone, '.env'), filled);
}

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'talelantern-newcomer-'));
  await run('git', ['clone', '--quiet', PROJECT_ROOT, clone]);
  const page = await readFile(join(clone, 'docs', 'operations.md'), 'utf8');
  const [, settings = ''] = /### 3\. Settings\n([^]*?)\n### /.exec(page) ?? [];
  commands = [...settings.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, command = '']) => command);
});
afterAll(() => rm(clone, { recursive: true, force: true }));

/** Installing all packages takes minutes on a busy machine. */
const INSTALLING_MS = 600_000;

it('a newcomer who follows the page gets an app for their own project', { timeout: INSTALLING_MS }, async () => {
  expect(commands).toEqual(['cp .env.example .env', 'npm run hosting', 'npm run build']);
  const [copy = '', hosting = '', build = ''] = commands;

  await follow('npm ci');
  await follow(copy);
  const unfilled = await failureOf(build);
  for (const name of Object.keys(VALUES)) expect(unfilled).toContain(`- ${name} is missing.`);

  for (const name of Object.keys(VALUES)) {
    await fillIn(name);
    const output = await failureOf(build);
    expect(output).toContain(`- ${name} is missing.`);
    expect(output).toContain('docs/operations.md');
  }

  await fillIn();
  expect(await failureOf(build)).toContain('security.txt has no address of yours');
  const securityText = join(clone, 'public', '.well-known', 'security.txt');
  const text = await readFile(securityText, 'utf8');
  await writeFile(securityText, text.replace(/mailto:\S+/, `mailto:${VALUES['VITE_OPERATOR_EMAIL']}`));

  await follow(hosting);
  expect(await follow(build)).toContain('Built: app and functions for https://my-tales-4711.firebaseapp.com.');
  const built = await follow('grep -rhoE "https://us-central1-[a-z0-9-]+\\.cloudfunctions\\.net" dist | sort -u');
  expect(built.trim()).toBe('https://us-central1-my-tales-4711.cloudfunctions.net');
  expect(await readFile(join(clone, 'functions', 'dist', '.env'), 'utf8')).toContain(
    'ALLOWED_ORIGINS="https://my-tales-4711.firebaseapp.com,',
  );
});
