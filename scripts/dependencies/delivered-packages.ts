import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const names = z._default(z.record(z.string(), z.string()), {});
const packageSchema = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
export const packagesSchema = z.record(z.string(), packageSchema);
export type Packages = z.infer<typeof packagesSchema>;

/** A package that is part of the app or the functions. */
export interface DeliveredPackage {
  name: string;
  version: string;
  license: string;
}

/** The workspaces that are delivered; stand-ins and tools are not. */
const DELIVERED = ['', 'functions', 'domain'];

/** Packages whose package.json has a legacy licence format that npm's lockfile omits. */
const LICENSE_ELSEWHERE: Readonly<Record<string, string>> = { limiter: 'MIT' };

const MODULES_FOLDER = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(MODULES_FOLDER) + MODULES_FOLDER.length);

/** Where Node finds `name` from the package at `path`; null for a peer or optional one that is not installed. */
function find(packages: Packages, path: string, name: string): string | null {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const candidate = `${from === '' ? '' : `${from}/`}${MODULES_FOLDER}${name}`;
    if (packages[candidate]) return candidate;
    if (from === '') return null;
  }
}

/** The paths of `from` and of all their direct and indirect dependencies that are locked. */
export function reachablePackages(packages: Packages, from: readonly string[]): string[] {
  const found = new Set(from);
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? packageSchema.parse({});
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const dependency = find(packages, path, name);
      if (dependency !== null) found.add(dependency);
    }
  }
  return [...found];
}

/** All direct and indirect dependencies of the delivered workspaces, by name. */
export const deliveredPackages = (packages: Packages): DeliveredPackage[] =>
  reachablePackages(packages, DELIVERED)
    .filter((path) => path.includes(MODULES_FOLDER) && packages[path]?.link !== true)
    .map((path) => {
      const name = nameOf(path);
      const { version = '', license = LICENSE_ELSEWHERE[name] ?? 'none' } = packages[path] ?? {};
      return { name, version, license };
    })
    .toSorted((left, right) => `${left.name} ${left.version}`.localeCompare(`${right.name} ${right.version}`));

export const lockedPackages = (): Packages =>
  z
    .object({ packages: packagesSchema })
    .parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'))).packages;
