import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

type Lockfile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/** npm ci refuses a lockfile without them, and npm omits those that a registry's mirror lacks. */
it('the lockfile contains the builds of native packages for every system', () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const named = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  const optionalPackages = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(optionalPackages.filter((name) => !named.has(name))).toEqual([]);
});
