import { build } from 'esbuild';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/shared-start.ts');

/** Its name never changes: the pages that functions serve name it (functions/src/pages/app-shell.ts). */
const FILE = 'shared-start.js';

/** The script of shared pages as one classic file, apart from all chunks of the app. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Builds the script that shared pages begin with beside the app. */
export const sharedStartPlugin = (): Plugin => ({
  name: 'talelantern-shared-start',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() });
  },
});
