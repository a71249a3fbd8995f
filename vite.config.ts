import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScriptsPlugin } from './scripts/inline-scripts-plugin.ts';
import { landingPlugin } from './scripts/prerender/landing-plugin.ts';
import { prerenderPlugin } from './scripts/prerender/prerender-plugin.ts';
import { BROWSER_TARGETS } from './scripts/browser-targets.ts';
import { createPageChunks } from './scripts/page-chunks.ts';
import { sharedStartPlugin } from './scripts/shared-start-plugin.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), landingPlugin(), inlineScriptsPlugin(), prerenderPlugin(), sharedStartPlugin()],
  build: {
    target: BROWSER_TARGETS,
    outDir: process.env['BUILD_OUT_DIR'] ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    // Every browser that we support preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // '/' is built separately (scripts/prerender). Shared pages have an app without other pages.
      input: ['app.html', 'shared.html'],
      output: {
        // The app's first file lists all others by name: short names save more than a KiB there.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: createPageChunks(), includeDependenciesRecursively: false }] },
      },
    },
  },
});
