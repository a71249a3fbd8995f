import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const readJson = (path: string) => JSON.parse(readFileSync(join(PROJECT_ROOT, path), 'utf8'));

it('the functions are deployed on the version of Node that runs their tests', () => {
  const [major] = process.versions.node.split('.');
  const [{ runtime }] = readJson('firebase.json').functions;
  expect(runtime).toBe(`nodejs${major}`);
  expect(readJson('functions/package.json').engines.node).toBe(major);
});
