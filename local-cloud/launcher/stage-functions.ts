import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, watchFunctions } from './bundle-functions.ts';
import { PROJECT_ROOT } from './folders.ts';
import type { FunctionsEnvironment } from './functions-environment.ts';

/**
 * Prepares the folder that the functions emulator runs: the bundle, the packages that npm did not hoist to the root,
 * the settings and, in a separate file as in the cloud, the secrets. Returns a function that stops watching the
 * sources.
 */
export async function stageFunctions(
  folder: string,
  environment: FunctionsEnvironment,
  mode: 'once' | 'watch',
): Promise<{ stop(): Promise<void> }> {
  writeFileSync(join(folder, '.env.local'), envFile(environment.settings), { mode: 0o600 });
  writeFileSync(join(folder, '.secret.local'), envFile(environment.secrets), { mode: 0o600 });
  linkPackages(folder);
  if (mode === 'watch') return watchFunctions(folder);
  await bundleFunctions(folder);
  return { stop: async () => {} };
}

function linkPackages(folder: string): void {
  const target = join(PROJECT_ROOT, 'functions', 'node_modules');
  const link = join(folder, 'node_modules');
  rmSync(link, { force: true, recursive: true });
  if (existsSync(target)) symlinkSync(target, link);
}

/** The text of a .env file. */
export function envFile(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
