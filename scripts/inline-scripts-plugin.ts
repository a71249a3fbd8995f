import type { Plugin } from 'vite';
import { browserCheckScript, shelfScript } from './prerender/inline-script.ts';

/** Inlines two scripts in the app's document; their hashes are in the content security policy. */
export const inlineScriptsPlugin = (): Plugin => ({
  name: 'talelantern-inline-scripts',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { path }) {
      if (path !== '/app.html') return [];
      return [
        { tag: 'script', children: await browserCheckScript(), injectTo: 'head' },
        { tag: 'script', children: await shelfScript(), injectTo: 'body' },
      ];
    },
  },
});
