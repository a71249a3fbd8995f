import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { builtFolder } from '../support/built-app.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHECKER = join(ROOT, 'node_modules/.bin/es-check');
/** A method of the Firestore SDK's own class that the checker mistakes for a newer method of byte arrays. */
const OWN_METHODS = ['Uint8ArrayToBase64'];

/** The checker's report about scripts, by MDN's data about each browser of `browserslist` in package.json. */
async function check(files: readonly string[]): Promise<string> {
  const options = ['--module', '--checkFeatures', `--ignore=${OWN_METHODS.join()}`];
  const running = promisify(execFile)(CHECKER, ['checkBrowser', ...files, ...options], { cwd: ROOT });
  const { stdout } = await running.catch((failed: { stdout: string }) => failed);
  return stdout;
}

it('every supported browser knows the syntax and the methods of the built scripts', { timeout: 60_000 }, async () => {
  const built = builtFolder();
  expect(await check([join(built, 'assets/*.js'), join(built, 'shared-start.js')])).toContain('ES-Check passed');
});

it('a script with a newer method is refused', async () => {
  const script = join(await mkdtemp(join(tmpdir(), 'talelantern-')), 'newer.js');
  await writeFile(script, 'export const sorted = [3, 1, 2].toSorted();');
  expect(await check([script])).toContain('ArrayToSorted (chrome 109 requires 110');
});

/** A block, at most one level deep, that only browsers with `color-mix` read. */
const FOR_COLOR_MIX = /@supports \(color:\s*color-mix[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

it('color-mix() is used only inside @supports, so that browsers without it get a different color', async () => {
  const folder = join(builtFolder(), 'assets');
  const styles = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  for (const name of styles) {
    const css = await readFile(join(folder, name), 'utf8');
    expect(css.replaceAll(FOR_COLOR_MIX, ''), name).not.toContain('color-mix(');
  }
});
