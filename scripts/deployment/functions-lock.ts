import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { packagesSchema, reachablePackages } from '../dependencies/delivered-packages.ts';

type Entry = Record<string, unknown>;
interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

const WORKSPACE = 'functions';

/**
 * Writes package-lock.json beside the package.json of the built functions, so that a deployment installs the versions
 * that were tested. It is the part of our lockfile that the functions need; the packages of their workspace move to the
 * root. @throws Error when one of them would take the place of a different version
 */
export function writeFunctionsLock(folder: string): void {
  const { lockfileVersion, packages } = readJson(join(PROJECT_ROOT, 'package-lock.json')) as unknown as Lockfile;
  const { name, version, dependencies, engines } = readJson(join(folder, 'package.json'));
  const lockedPackages = packagesSchema.parse({ ...packages, [WORKSPACE]: { dependencies } });
  const locked: Record<string, Entry> = { '': { name, version, dependencies, engines } };
  for (const path of reachablePackages(lockedPackages, [WORKSPACE])) {
    if (path === WORKSPACE) continue;
    const target = path.replace(`${WORKSPACE}/`, '');
    if (locked[target]) throw new Error(`The functions need two versions of ${target}: align them in package.json`);
    locked[target] = packages[path] ?? {};
  }
  const lockfile = { name, version, lockfileVersion, requires: true, packages: locked };
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lockfile, null, 2)}\n`);
}

const readJson = (file: string): Entry => JSON.parse(readFileSync(file, 'utf8')) as Entry;
