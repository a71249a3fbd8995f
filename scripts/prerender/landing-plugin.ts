import { readShareId } from '@talelantern/domain/sharing/sharing';
import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as LandingEntry from '../../src/landing/landing-entry.ts';
import { BROWSER_TARGETS } from '../browser-targets.ts';
import { robotsFile, sitemapFile } from './crawlers.ts';
import { landingScript } from './inline-script.ts';
import { pageFiles } from './page-files.ts';
import { appOrigin, ROOT, withRenderServer } from './render-server.ts';

const ENTRY = join(ROOT, 'src/landing/landing-entry.ts');
const LOGIN_PAGE = 'src/pages/login-page.tsx';
const APP_SHELL = '/app.html';

type Entry = typeof LandingEntry;
/** The values of the landing page that depend on where the app is served. */
type LandingSettings = Pick<Parameters<Entry['landingDocument']>[0], 'origin' | 'sampleShare'>;

const iconUrl = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8'))}`;

/** The landing page with everything inlined. @param preloads URLs of the files that /login needs */
async function renderLanding(
  server: ViteDevServer,
  settings: LandingSettings,
  preloads: readonly string[],
): Promise<string> {
  // The types of Vite's result are unknown; the module is ours.
  const [entry, script] = await Promise.all([server.ssrLoadModule(ENTRY) as Promise<Entry>, landingScript()]);
  const { code } = await transform(entry.landingCss, { loader: 'css', minify: true, target: BROWSER_TARGETS });
  return entry.landingDocument({ css: code.trim(), script, preloads, icon: iconUrl(), ...settings });
}

async function sendLanding(
  server: ViteDevServer,
  settings: LandingSettings,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await renderLanding(server, settings, []));
  } catch (error) {
    next(error);
  }
}

const isPage = (request: Connect.IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

/** Serves the prerendered page at `/` and the app shell everywhere else, as Hosting does. */
export function landingPlugin(): Plugin {
  let settings: LandingSettings = { origin: '', sampleShare: null };
  return {
    name: 'talelantern-landing',
    configResolved({ env }) {
      settings = { origin: appOrigin(env), sampleShare: readShareId(env['VITE_SAMPLE_SHARE']) };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
        if (!isPage(request) || /\.\w+$/.test(pathname)) return next();
        if (pathname !== '/') {
          request.url = APP_SHELL;
          return next();
        }
        void sendLanding(server, settings, response, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { scripts, modules, styles } = pageFiles(bundle, [LOGIN_PAGE]);
        const preloads = [...scripts, ...modules, ...styles];
        const source = await withRenderServer({}, (server) => renderLanding(server, settings, preloads));
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsFile(settings.origin) });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapFile(settings.origin) });
      },
    },
  };
}
