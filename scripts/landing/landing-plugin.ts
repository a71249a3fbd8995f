import { readShareId } from '@talelantern/domain/sharing/sharing';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type * as LandingEntry from '../../src/landing/landing-entry.ts';
import { BROWSER_TARGETS } from '../browser-targets.ts';
import { robotsFile, sitemapFile } from './crawlers.ts';
import { landingScript } from './inline-script.ts';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = join(ROOT, 'src/landing/landing-entry.ts');
const LOGIN_MODULES = ['src/main.tsx', 'src/pages/login-page.tsx'];
const APP_SHELL = '/app.html';

type Entry = typeof LandingEntry;
/** What depends on where the app is served. */
type LandingPlace = Pick<Parameters<Entry['landingDocument']>[0], 'origin' | 'sampleShare'>;

/** The landing page with everything inlined. @param preloads addresses of the files that /login needs */
async function renderLanding(server: ViteDevServer, place: LandingPlace, preloads: readonly string[]): Promise<string> {
  // The types of Vite's result are unknown; the module is ours.
  const [entry, script] = await Promise.all([server.ssrLoadModule(ENTRY) as Promise<Entry>, landingScript()]);
  const { code } = await transform(entry.landingCss, { loader: 'css', minify: true, target: BROWSER_TARGETS });
  return entry.landingDocument({ css: code.trim(), script, preloads, ...place });
}

/** Starts a temporary server, because a build cannot run modules. */
async function renderOnce(place: LandingPlace, preloads: readonly string[]): Promise<string> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), tailwindcss()],
  });
  try {
    return await renderLanding(server, place, preloads);
  } finally {
    await server.close();
  }
}

/** Scripts and styles that the sign-in page needs before it can render. */
function loginFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  for (const chunk of chunks) if (LOGIN_MODULES.some((module) => chunk.facadeModuleId?.endsWith(module))) add(chunk);
  return [...files].map((file) => `/${file}`);
}

async function sendLanding(
  server: ViteDevServer,
  place: LandingPlace,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await renderLanding(server, place, []));
  } catch (error) {
    next(error);
  }
}

const isPage = (request: Connect.IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

/**
 * Serves `/` as a separate, prerendered page and the app's shell at every other address, in the build and in Vite's
 * development server, as Hosting does.
 */
export function landingPlugin(): Plugin {
  let place: LandingPlace = { origin: '', sampleShare: null };
  return {
    name: 'talelantern-landing',
    configResolved({ env }) {
      // The build and the local cloud set the app's origin.
      place = { origin: env['VITE_APP_URL'] ?? '', sampleShare: readShareId(env['VITE_SAMPLE_SHARE']) };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
        if (!isPage(request) || /\.\w+$/.test(pathname)) return next();
        if (pathname !== '/') {
          request.url = APP_SHELL;
          return next();
        }
        void sendLanding(server, place, response, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await renderOnce(place, loginFiles(bundle));
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsFile(place.origin) });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapFile(place.origin) });
      },
    },
  };
}
