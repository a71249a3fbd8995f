import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from './folders.ts';
import { assertNoSecrets } from './secrets-in-build.ts';

const run = promisify(execFile);

/** The inputs of the build besides its environment. */
const SOURCES = [
  'src',
  'domain',
  'public',
  'app.html',
  'shared.html',
  'vite.config.ts',
  'scripts/browser-targets.ts',
  'scripts/bundle-script.ts',
  'scripts/inline-scripts-plugin.ts',
  'scripts/page-chunks.ts',
  'scripts/shared-start-plugin.ts',
  'scripts/prerender',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds the app into `folder` with the given VITE_… values, first into a temporary folder so that a running server
 * never serves half a build. Adds version.json, which tells the app the current version and, by its response header,
 * the time.
 * @throws Error with Vite's message if the build fails; Error naming the file if it contains a secret.
 */
export async function buildApp(
  folder: string,
  environment: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<void> {
  const temporaryFolder = `${folder}.next`;
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', temporaryFolder, '--emptyOutDir', '--logLevel', 'warn'];
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
  assertNoSecrets(temporaryFolder);
  writeFileSync(
    join(temporaryFolder, 'version.json'),
    JSON.stringify({
      version,
      builtAt,
      scripts: ['app.html', 'shared.html'].map((file) => firstScript(temporaryFolder, file)),
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporaryFolder, folder);
}

/** The URL of the entry script of `file`, whose hash identifies the version. */
function firstScript(folder: string, file: string): string {
  const shell = readFileSync(join(folder, file), 'utf8');
  const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(shell)?.[1];
  if (script === undefined) throw new Error(`The built ${file} names no script of ours.`);
  return script;
}

/** Builds when the sources or the environment changed since the last build in `folder`. */
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
