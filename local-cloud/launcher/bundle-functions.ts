import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, context, type BuildOptions, type Metafile } from 'esbuild';
import { PROJECT_ROOT } from './folders.ts';

const SOURCE = join(PROJECT_ROOT, 'functions');

type PackageFile = { version: string; engines: { node: string }; dependencies: Record<string, string> };

/** Dependencies that are bundled, because a bundle loads faster (docs/decisions/0187). The others are installed. */
const BUNDLED = [
  'browser-id3-writer',
  'franc-min',
  'libphonenumber-js',
  'mdast-util-from-markdown',
  'openai',
  'stripe',
  'tldts',
  'zod',
];

/** The file that every process loads first. */
const MAIN = 'lib/main.cjs';

/**
 * Makes a folder that Firebase can deploy or emulate: a bundle with our own code (domain included) and a package.json
 * with the registry packages that it needs. firebase-tools does not support workspaces, so nothing else may be
 * uploaded.
 */
export async function bundleFunctions(folder: string): Promise<void> {
  rmSync(join(folder, 'lib'), { recursive: true, force: true });
  const { metafile } = await build({ ...bundleOptions(folder), metafile: true });
  writePackageFile(folder);
  writeMain(folder, metafile);
  const dependencies = Object.keys(readPackageFile().dependencies);
  const strayPackages = bundledByUs(metafile).filter((name) => !dependencies.includes(name));
  if (strayPackages.length === 0) return;
  throw new Error(
    `The functions import packages that functions/package.json does not list: ${strayPackages.join(', ')}`,
  );
}

/** Like bundleFunctions, but bundles again whenever a source changes; the functions emulator reloads the new bundle. */
export async function watchFunctions(folder: string): Promise<{ stop(): Promise<void> }> {
  await bundleFunctions(folder);
  const watcher = await context(bundleOptions(folder));
  await watcher.watch();
  return { stop: () => watcher.dispose() };
}

function bundleOptions(folder: string): BuildOptions {
  return {
    entryPoints: ['functions/src/index.ts', 'functions/src/start.ts', ...definitionFiles()],
    outdir: join(folder, 'lib'),
    bundle: true,
    // One chunk per capability, loaded on its first request (functions/src/http/compose-lazily.ts).
    splitting: true,
    // The pictures of the ready-made friends, each in its own chunk.
    loader: { '.webp': 'binary' },
    format: 'esm',
    platform: 'node',
    target: `node${readPackageFile().engines.node}`,
    sourcemap: 'linked',
    sourcesContent: false,
    external: Object.keys(installedPackages()).flatMap((name) => [name, `${name}/*`]),
    absWorkingDir: PROJECT_ROOT,
    logLevel: 'error',
  };
}

/** The files in which functions are defined. */
const definitionFiles = (): string[] =>
  readdirSync(join(SOURCE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/(?:functions|triggers)\.ts$/.test(path))
    .map((path) => `functions/src/${path}`);

/**
 * Writes the file that every process loads first. It loads the file that defines the function named in FUNCTION_TARGET,
 * which the cloud and the emulator set, or all files when Firebase asks which functions there are
 * (docs/decisions/0187). It uses `require`, because the emulator cannot load a module with top-level `await`.
 */
function writeMain(folder: string, { outputs }: Metafile): void {
  const defining = definitionFiles();
  const files = Object.entries(outputs).flatMap(([path, { entryPoint = '', exports }]) => {
    const file = `./${relative(join(folder, 'lib'), join(PROJECT_ROOT, path))}`;
    return defining.includes(entryPoint) ? exports.map((name) => [name, file]) : [];
  });
  const main = `'use strict';
const files = ${JSON.stringify(Object.fromEntries(files), null, 2)};
require('./start.js');
module.exports = require(files[process.env.FUNCTION_TARGET] ?? './index.js');
`;
  writeFileSync(join(folder, MAIN), main);
}

/** The names of the packages in the bundle that our own code imports. */
function bundledByUs({ inputs }: Metafile): string[] {
  const ownInputs = Object.entries(inputs).filter(([path]) => !path.includes('node_modules/'));
  const names = ownInputs.flatMap(([, { imports }]) => imports.flatMap(({ path }) => PACKAGE.exec(path)?.[1] ?? []));
  return [...new Set(names)];
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

function writePackageFile(folder: string): void {
  const { version, engines } = readPackageFile();
  const file = {
    name: 'talelantern-functions',
    private: true,
    version,
    type: 'module',
    main: MAIN,
    engines,
    dependencies: installedPackages(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
}

const installedPackages = (): Record<string, string> =>
  Object.fromEntries(Object.entries(readPackageFile().dependencies).filter(([name]) => !BUNDLED.includes(name)));

function readPackageFile(): PackageFile {
  return JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as PackageFile;
}
