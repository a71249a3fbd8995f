import type { Plugin } from 'vite';
import { browserCheckScript } from './prerender/inline-script.ts';

/** Inlines src/browser-check.ts in the app's document; its hash is in the content security policy. */
export const browserCheckPlugin = (): Plugin => ({
  name: 'talelantern-browser-check',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { path }) {
      if (path !== '/app.html') return [];
      return [{ tag: 'script', children: await browserCheckScript(), injectTo: 'head' }];
    },
  },
});
