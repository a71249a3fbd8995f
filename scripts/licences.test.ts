import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';

type Package = {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

/** Names of packages under the GPL proper; the LGPL lets others use what it covers. */
const gplNames = Object.entries(packages).flatMap(([path, { license }]) =>
  /(?<!L)GPL/u.test(license ?? '') && path.includes('node_modules/')
    ? [path.slice(path.lastIndexOf('node_modules/') + 13)]
    : [],
);

/** Who runs together with code under the GPL is under the GPL: that is emulators/voice, and nothing that is delivered. */
it('keeps packages under the GPL in the workspace of the voice', () => {
  expect(gplNames).toContain('@echogarden/espeak-ng-emscripten');
  const users = Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) => {
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return names.some((name) => gplNames.includes(name)) ? [path] : [];
  });
  expect(users).toEqual(['emulators/voice']);
});
