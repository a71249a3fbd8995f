import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

type Package = {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

/** Names of packages under the GPL. The LGPL is not included, because it permits use by other code. */
const gplNames = Object.entries(packages).flatMap(([path, { license }]) =>
  /(?<!L)GPL/u.test(license ?? '') && path.includes('node_modules/')
    ? [path.slice(path.lastIndexOf('node_modules/') + 13)]
    : [],
);

it('the voice workspace is licensed under the GPL, and no other workspace has a public licence', () => {
  const workspaces = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
  const licences = workspaces.map(([path]) => {
    const { license } = JSON.parse(readFileSync(join(PROJECT_ROOT, path, 'package.json'), 'utf8')) as Package;
    return [path, license];
  });
  expect(licences.length).toBeGreaterThan(8);
  expect(licences.filter(([, license]) => license !== 'UNLICENSED')).toEqual([['stand-ins/voice', 'GPL-3.0-or-later']]);
});

/** Workspaces linked with code under the GPL are under the GPL: only stand-ins/voice, and nothing that is delivered. */
it('only the voice workspace depends on packages under the GPL', () => {
  expect(gplNames).toContain('@echogarden/espeak-ng-emscripten');
  const users = Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) => {
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return names.some((name) => gplNames.includes(name)) ? [path] : [];
  });
  expect(users).toEqual(['stand-ins/voice']);
});
