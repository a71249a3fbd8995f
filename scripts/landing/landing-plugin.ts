import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type * as LandingEntry from '../../src/landing/landing-entry.ts';
import { robotsFile, sitemapFile } from './crawlers.ts';
import { inlineScript } from './inline-script.ts';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = join(ROOT, 'src/landing/landing-entry.ts');
const LOGIN = 'src/pages/login-page.tsx';
const SHELL = '/app.html';

/** The landing page with everything inlined. @param ahead addresses of the files that /login needs */
async function renderLanding(server: ViteDevServer, origin: string, ahead: readonly string[]): Promise<string> {
  // Vite's own answer has no types; the module is ours.
  const [entry, script] = await Promise.all([
    server.ssrLoadModule(ENTRY) as Promise<typeof LandingEntry>,
    inlineScript(),
  ]);
  const { code } = await transform(entry.landingCss, { loader: 'css', minify: true, target: 'es2022' });
  return entry.landingDocument({ css: code.trim(), script, ahead, origin });
}

/** A build has no server that runs modules, so it gets one for the moment. */
async function renderOnce(origin: string, ahead: readonly string[]): Promise<string> {
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
    return await renderLanding(server, origin, ahead);
  } finally {
    await server.close();
  }
}

/** Scripts and styles that a browser loads before the sign-in page can be drawn. */
function filesOfLogin(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  for (const chunk of chunks) if (chunk.isEntry || chunk.facadeModuleId?.endsWith(LOGIN)) add(chunk);
  return [...files].map((file) => `/${file}`);
}

async function sendLanding(
  server: ViteDevServer,
  origin: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await renderLanding(server, origin, []));
  } catch (error) {
    next(error);
  }
}

/** Where the built app will stand: Hosting's own address of the project unless told. */
const originOf = (env: Readonly<Record<string, string>>): string =>
  (env['VITE_APP_URL'] || `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? 'localhost'}.web.app`).replace(/\/+$/, '');

const isPage = (request: Connect.IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

/**
 * `/` is a page of its own, rendered at build time, and every other address is the app's shell: in the build, and
 * with Vite's development server just as with Hosting.
 */
export function landingPlugin(): Plugin {
  let origin = '';
  return {
    name: 'talelantern-landing',
    configResolved({ env }) {
      origin = originOf(env);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
        if (!isPage(request) || /\.\w+$/.test(pathname)) return next();
        if (pathname !== '/') {
          request.url = SHELL;
          return next();
        }
        void sendLanding(server, origin, response, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await renderOnce(origin, filesOfLogin(bundle));
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsFile(origin) });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapFile(origin) });
      },
    },
  };
}
