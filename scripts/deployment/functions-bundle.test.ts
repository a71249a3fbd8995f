import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bundleFunctions } from '../../local-cloud/launcher/bundle-functions.ts';
import { LOCAL_FOLDER, PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { lockedPackages } from '../dependencies/delivered-packages.ts';
import { writeFunctionsLock } from './functions-lock.ts';

/** Functions whose processes start without the Firestore SDK; the triggers of documents load it. */
const WITHOUT_FIRESTORE = ['generateStory', 'pictureTask', 'deleteAccount', 'signInDeleted', 'sweep'];

/** One process loads the bundle for each of these in turn: what is not loaded after the last one was never loaded. */
const SCRIPT = `
  const main = require.resolve('./lib/main.cjs');
  const load = (target) => {
    delete require.cache[main];
    if (target) process.env.FUNCTION_TARGET = target;
    else delete process.env.FUNCTION_TARGET;
    const names = Object.keys(require(main));
    return { names, hasFirestore: Object.keys(require.cache).some((path) => path.includes('/@google-cloud/firestore/')) };
  };
  const targets = [...${JSON.stringify(WITHOUT_FIRESTORE)}, 'storyEdited'];
  const loaded = Object.fromEntries(targets.map((target) => [target, load(target)]));
  const { names: all } = load();
  const missing = all.filter((name) => {
    const { names } = load(name);
    return !names.includes(name) || names.includes('sharePage') === (name !== 'sharePage');
  });
  console.log(JSON.stringify({ loaded, all, missing }));`;

const names = z.array(z.string());
const schema = z.object({
  loaded: z.record(z.string(), z.object({ names, hasFirestore: z.boolean() })),
  all: names,
  missing: names,
});

let folder: string;
let bundle: z.infer<typeof schema>;

beforeAll(async () => {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  folder = mkdtempSync(join(LOCAL_FOLDER, 'bundle-'));
  await bundleFunctions(folder);
  writeFunctionsLock(folder);
  symlinkSync(join(PROJECT_ROOT, 'functions', 'node_modules'), join(folder, 'node_modules'));
  const env = { PATH: process.env['PATH'] };
  const output = execFileSync(process.execPath, ['--eval', SCRIPT], { cwd: folder, env, encoding: 'utf8' });
  bundle = schema.parse(JSON.parse(output));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a process that is started for no particular function has all functions', () => {
  expect(bundle.all).toEqual(
    expect.arrayContaining(['generateStory', 'sharePage', 'storyEdited', 'signInDeleted', 'sweep']),
  );
});

// See docs/decisions/0187.
it.each(WITHOUT_FIRESTORE)(
  'the process of %s loads neither other capabilities nor the Firestore SDK before its first request',
  (name) => {
    expect(bundle.loaded[name]).toMatchObject({ names: expect.arrayContaining([name]), hasFirestore: false });
    expect(bundle.loaded[name]?.names).not.toContain('sharePage');
  },
);

it('the process of a trigger loads the Firestore SDK', () => {
  expect(bundle.loaded['storyEdited']).toMatchObject({ hasFirestore: true });
});

it('every function is found by its name', () => {
  expect(bundle.missing).toEqual([]);
});

const lockedVersions = (): Record<string, string> => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries<{ version: string }>(packages).map(([path, { version }]) => [path, version]),
  );
};

it('the lockfile of the built functions specifies the versions that were tested, the framework included', () => {
  const ours = lockedPackages();
  const versions = lockedVersions();
  for (const [path, version] of Object.entries(versions).filter(([name]) => name !== ''))
    expect(version, path).toBe((ours[`functions/${path}`] ?? ours[path])?.version);
  expect(versions).toHaveProperty(['node_modules/@google-cloud/functions-framework']);
  expect(versions).toHaveProperty(['node_modules/@img/sharp-linux-x64']);
  expect(Object.keys(versions).filter((path) => /vite|firebase-tools|react/.test(path))).toEqual([]);
});

it('npm accepts the lockfile of the built functions as it does in a deployment', () => {
  const npm = () =>
    execFileSync('npm', ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder });
  expect(npm).not.toThrow();
});
