import type { Plugin } from 'vite';

const OF_ROUTER = /react-router\/dist\/production\//;
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm;
const MADE_WITHOUT_MARK = /= (?=React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * Lets the bundler leave out what the app does not use of react-router: its names for developers, and calls without a
 * mark that they do nothing else, keep forms and loading ahead in every app (docs/decisions/0074). Where a later
 * version is written otherwise nothing breaks, the app is only larger.
 */
export const leanRouterPlugin = (): Plugin => ({
  name: 'talelantern:lean-router',
  apply: 'build',
  transform: {
    filter: { id: OF_ROUTER },
    handler: (code) => code.replace(DISPLAY_NAMES, '').replace(MADE_WITHOUT_MARK, '= /* @__PURE__ */ '),
  },
});
