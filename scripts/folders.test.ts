import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/** 'stories>audience' for each import of production code below `root` that crosses two of its folders. */
function crossFolderImports(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    ({ name, parentPath }) =>
      /(?<!\.test)\.ts$/.test(name) && parentPath !== root && !parentPath.includes('node_modules'),
  );
  const pairs = files.flatMap(({ name, parentPath }) => {
    const folder = relative(root, parentPath).split('/')[0] ?? '';
    const imports = readFileSync(join(parentPath, name), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
    return [...imports].map(([, path]) => `${folder}>${relative(root, join(parentPath, path ?? '')).split('/')[0]}`);
  });
  return new Set(pairs.filter((pair) => new Set(pair.split('>')).size === 2));
}

const DOMAIN_IMPORTS = crossFolderImports(join(PROJECT_ROOT, 'domain'));

// See docs/decisions/0105.
it.each([
  ['domain', DOMAIN_IMPORTS, ['audience catalogues', 'characters sharing', 'sharing stories']],
  ['functions/src', crossFolderImports(join(PROJECT_ROOT, 'functions', 'src')), []],
])('no two folders of %s import each other, except the recorded pairs', (_root, found, recorded) => {
  const mutualPairs = [...found].filter((pair) => found.has(pair.split('>').toReversed().join('>')));
  expect(mutualPairs.map((pair) => pair.split('>').toSorted().join(' ')).toSorted()).toEqual(
    recorded.flatMap((pair) => [pair, pair]),
  );
});

it('contracts import other domain folders, but no other folder imports contracts', () => {
  const importers = [...DOMAIN_IMPORTS].filter((pair) => pair.endsWith('>contracts'));
  expect(importers).toEqual([]);
});
