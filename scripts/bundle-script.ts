import { build } from 'esbuild';
import { BROWSER_TARGETS } from './browser-targets.ts';

/** Bundles a script into one classic, minified text. `target`: browsers other than the supported ones. */
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
