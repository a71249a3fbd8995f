import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';
import { deliveredPackages, lockedPackages, packagesSchema } from './delivered-packages.ts';
import { forbiddenLicences, licenceList } from './licences.ts';

const packages = packagesSchema.parse({
  '': { dependencies: { app: '1' }, devDependencies: { tool: '1' } },
  functions: { dependencies: { server: '1', shared: '1' } },
  domain: {},
  emulators: { dependencies: { voice: '1' } },
  'node_modules/app': {
    version: '1.0.0',
    license: 'MIT',
    dependencies: { shared: '2' },
    peerDependencies: { gone: '1' },
  },
  'node_modules/shared': { version: '2.0.0', license: '(GPL-3.0 OR MIT)' },
  'functions/node_modules/shared': { version: '1.0.0', license: 'GPL-3.0' },
  'node_modules/server': { version: '1.0.0', license: 'MIT AND GPL-3.0', optionalDependencies: { native: '1' } },
  'node_modules/server/node_modules/native': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
  'node_modules/voice': { version: '1.0.0', license: 'GPL-3.0' },
});

it('delivered packages are the app, the functions and their dependencies', () => {
  expect(deliveredPackages(packages).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'app 1.0.0',
    'native 1.0.0',
    'server 1.0.0',
    'shared 1.0.0',
    'shared 2.0.0',
  ]);
});

it('a licence that is not allowed is reported', () => {
  expect(forbiddenLicences(deliveredPackages(packages))).toEqual([
    'native 1.0.0: none',
    'server 1.0.0: MIT AND GPL-3.0',
    'shared 1.0.0: GPL-3.0',
  ]);
  expect(licenceList(deliveredPackages(packages))).toContain('1 × MIT');
});

it('the licences of all delivered packages are allowed', () => {
  const delivered = deliveredPackages(lockedPackages());
  expect(delivered.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'sharp', 'firebase-admin']));
  expect(forbiddenLicences(delivered)).toEqual([]);
});

it('an audit lists the vulnerable packages', () => {
  const output = JSON.stringify({ vulnerabilities: { qs: { severity: 'high', range: '<6.0.0', via: [] } } });
  expect(readAudit(output)).toEqual({ vulnerable: ['qs <6.0.0: high'] });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ vulnerable: [] });
});

it('an audit is skipped if the registry does not support it', () => {
  expect(readAudit('{"message":"405 Method Not Allowed","error":{"summary":""}}')).toEqual({
    skipped: '405 Method Not Allowed',
  });
  expect(readAudit('')).toEqual({ skipped: 'npm gave no answer that can be read' });
});
