import { build } from 'esbuild';
import { BROWSER_TARGETS } from './browser-targets.ts';

/** Into one classic, minified text that depends on its sources only. `target`: other than the supported browsers. */
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
