import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../src/shared-start.ts');

/** A fixed name, because pages served by functions contain it (functions/src/shared-pages/pages/app-shell.ts). */
const FILE = 'shared-start.js';

export const sharedStartPlugin = (): Plugin => ({
  name: 'talelantern-shared-start',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await bundleScript(ENTRY) });
  },
});
