import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from './folders.ts';

const SOURCE = join(PROJECT_ROOT, 'functions');

type PackageFile = { version: string; engines: { node: string }; dependencies: Record<string, string> };

/**
 * Makes a folder that Firebase can deploy or emulate: a bundle with our own code (domain included) and a package.json
 * with the registry packages that it needs. firebase-tools knows no workspaces, so nothing else may be uploaded.
 */
export async function bundleFunctions(folder: string): Promise<void> {
  rmSync(join(folder, 'lib'), { recursive: true, force: true });
  const result = await build({ ...bundleOptions(folder), metafile: true });
  writePackageFile(folder);
  const strayPackages = Object.keys(result.metafile.inputs).filter((path) => path.includes('node_modules/'));
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
    entryPoints: [join(SOURCE, 'src', 'index.ts')],
    outdir: join(folder, 'lib'),
    bundle: true,
    // One chunk per capability, loaded at its first request (functions/src/http/compose-lazily.ts).
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: 'inline',
    external: Object.keys(readPackageFile().dependencies).flatMap((name) => [name, `${name}/*`]),
    absWorkingDir: PROJECT_ROOT,
    logLevel: 'error',
  };
}

function writePackageFile(folder: string): void {
  const { version, engines, dependencies } = readPackageFile();
  const file = {
    name: 'talelantern-functions',
    private: true,
    version,
    type: 'module',
    main: 'lib/index.js',
    engines,
    dependencies,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
}

function readPackageFile(): PackageFile {
  return JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as PackageFile;
}
