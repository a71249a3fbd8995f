import { build } from 'esbuild';
import { BROWSER_TARGETS } from './browser-targets.ts';

/**
 * Bundles a script and its imports into one classic, minified text that depends on its sources only.
 * @param target the supported browsers, unless the script runs in older ones too
 */
export async function bundleScript(entry: string, target: string[] = BROWSER_TARGETS): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
