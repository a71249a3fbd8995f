import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

const DOMAIN = join(PROJECT_ROOT, 'domain');

/** 'stories>audience' for each import of production code that crosses two folders. */
function crossFolderImports(): Set<string> {
  const files = readdirSync(DOMAIN, { recursive: true, withFileTypes: true }).filter(
    ({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !parentPath.includes('node_modules'),
  );
  const pairs = files.flatMap(({ name, parentPath }) => {
    const from = relative(DOMAIN, parentPath).split('/')[0] ?? '';
    const imports = readFileSync(join(parentPath, name), 'utf8').matchAll(/from '(\.[^']+)'/g);
    return [...imports].map(([, path]) => `${from}>${relative(DOMAIN, join(parentPath, path ?? '')).split('/')[0]}`);
  });
  return new Set(pairs.filter((pair) => new Set(pair.split('>')).size === 2));
}

// docs/decisions/0105
it('at most three pairs of domain folders import each other', () => {
  const found = crossFolderImports();
  const mutual = [...found].filter((pair) => found.has(pair.split('>').toReversed().join('>')));
  expect(mutual.map((pair) => pair.split('>').toSorted().join(' ')).toSorted()).toEqual(
    ['audience catalogues', 'characters sharing', 'sharing stories'].flatMap((pair) => [pair, pair]),
  );
});

it('contracts import other domain folders, but no other folder imports contracts', () => {
  const importers = [...crossFolderImports()].filter((pair) => pair.endsWith('>contracts'));
  expect(importers).toEqual([]);
});
