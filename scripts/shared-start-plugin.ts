import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../src/shared-start.ts');

/** Its name never changes: the pages that functions serve name it (functions/src/pages/app-shell.ts). */
const FILE = 'shared-start.js';

/** Builds the script that shared pages begin with beside the app. */
export const sharedStartPlugin = (): Plugin => ({
  name: 'talelantern-shared-start',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await bundleScript(ENTRY) });
  },
});
