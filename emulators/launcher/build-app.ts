import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from './folders.ts';
import { assertNoSecrets } from './secrets-in-build.ts';

const run = promisify(execFile);

/** Everything that the built app depends on besides its environment. */
const SOURCES = [
  'src',
  'domain',
  'public',
  'app.html',
  'vite.config.ts',
  'scripts/bundle-script.ts',
  'scripts/page-chunks.ts',
  'scripts/shared-start-plugin.ts',
  'scripts/landing',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds the app into `folder` with the given VITE_… values, beside it first so that a running server never serves half
 * a build. Adds version.json, which the app compares with its own version and asks for the time.
 * @throws Error with Vite's own words when the build fails; Error naming the file when a secret stands in it.
 */
export async function buildApp(
  folder: string,
  environment: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<void> {
  const fresh = `${folder}.next`;
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  await run(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    maxBuffer: 16 * 1024 * 1024,
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`The app could not be built.\n${error.stdout}${error.stderr}`);
  });
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string };
  const builtAt = new Date().toISOString();
  assertNoSecrets(fresh);
  writeFileSync(join(fresh, 'version.json'), JSON.stringify({ version, builtAt, script: firstScript(fresh) }));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** The address of the app's first script. Every change of the app renames it, so that it tells versions apart. */
function firstScript(folder: string): string {
  const shell = readFileSync(join(folder, 'app.html'), 'utf8');
  const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(shell)?.[1];
  if (script === undefined) throw new Error('The built app.html names no script of ours.');
  return script;
}

/** Builds only when the sources or the environment changed since the build that lies in `folder`. */
export async function buildAppIfChanged(
  folder: string,
  environment: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<'built' | 'unchanged'> {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const source of SOURCES) addToHash(hash, join(PROJECT_ROOT, source));
  const key = hash.digest('hex');
  const keyFile = `${folder}.key`;
  if (existsSync(join(folder, 'app.html')) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    return 'unchanged';
  }
  await buildApp(folder, environment, signal);
  writeFileSync(keyFile, key);
  return 'built';
}

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path) || /node_modules$|\.test\.tsx?$/.test(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).toSorted()) addToHash(hash, join(path, name));
}
