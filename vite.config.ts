import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { landingPlugin } from './scripts/landing/landing-plugin.ts';
import { leanRouterPlugin } from './scripts/lean-router-plugin.ts';
import { createPageChunks } from './scripts/page-chunks.ts';
import { sharedStartPlugin } from './scripts/shared-start-plugin.ts';

/** react-router names its development build for production too (remix-run/react-router#14102). */
const reactRouter = (file: string): string =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What the smaller Firestore uses of a file that it shares with the full one. */
const idNumber = fileURLToPath(new URL('./src/firebase/id-number.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), landingPlugin(), sharedStartPlugin(), leanRouterPlugin()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: reactRouter('index.mjs') },
            { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: idNumber },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
          ]
        : [],
  },
  build: {
    outDir: process.env['BUILD_OUT_DIR'] ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // '/' is a page of its own (scripts/landing).
      input: 'app.html',
      output: {
        // The app's first file lists all others by name: short names that say nothing save more than a KiB there.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: createPageChunks(), includeDependenciesRecursively: false }] },
      },
    },
  },
}));
