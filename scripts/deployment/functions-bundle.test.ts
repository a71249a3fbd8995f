import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bundleFunctions } from '../../local-cloud/launcher/bundle-functions.ts';
import { LOCAL_FOLDER, PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

let folder: string;

beforeAll(async () => {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  folder = mkdtempSync(join(LOCAL_FOLDER, 'bundle-'));
  symlinkSync(join(PROJECT_ROOT, 'functions', 'node_modules'), join(folder, 'node_modules'));
  await bundleFunctions(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads the bundle in a new process, for the function `target` if one is given. */
function load(target?: string): { names: string[]; hasFirestore: boolean } {
  const script = `
    const names = Object.keys(require('./lib/main.cjs'));
    const hasFirestore = Object.keys(require.cache).some((path) => path.includes('/@google-cloud/firestore/'));
    console.log(JSON.stringify({ names, hasFirestore }));`;
  const env = { PATH: process.env['PATH'], ...(target !== undefined && { FUNCTION_TARGET: target }) };
  const output = execFileSync(process.execPath, ['--eval', script], { cwd: folder, env, encoding: 'utf8' });
  return z.object({ names: z.array(z.string()), hasFirestore: z.boolean() }).parse(JSON.parse(output));
}

it('a process that is started for no particular function has all functions', () => {
  const { names } = load();
  expect(names).toEqual(
    expect.arrayContaining(['generateStory', 'sharePage', 'storyEdited', 'signInDeleted', 'sweep']),
  );
});

// See docs/decisions/0187.
it.each(['generateStory', 'pictureTask', 'deleteAccount', 'signInDeleted', 'sweep'])(
  'the process of %s loads neither other capabilities nor the Firestore SDK before its first request',
  (name) => {
    const { names, hasFirestore } = load(name);
    expect(names).toContain(name);
    expect(names).not.toContain('sharePage');
    expect(hasFirestore).toBe(false);
  },
);

it('the process of a trigger loads the Firestore SDK', () => {
  expect(load('storyEdited')).toMatchObject({ hasFirestore: true });
});

it('every function is found by its name', () => {
  const script = `
    const main = require.resolve('./lib/main.cjs');
    const missing = Object.keys(require(main)).filter((name) => {
      delete require.cache[main];
      process.env.FUNCTION_TARGET = name;
      const found = require(main);
      return !(name in found) || 'sharePage' in found === (name !== 'sharePage');
    });
    console.log(JSON.stringify(missing));`;
  const output = execFileSync(process.execPath, ['--eval', script], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([]);
});
