import { basename } from 'node:path';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { prerenderedRoot, startingTemplate } from '../../src/app/prerendered-root.ts';
import type * as PrerenderEntry from '../../src/app/prerender-entry.ts';
import { PATHS } from '../../src/config/paths.ts';
import { prerenderedFile, PRERENDERED_PATHS, type PrerenderedPath } from '../../src/config/prerendered-pages.ts';
import { prerenderedScript, shelfScript } from './inline-script.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import { appOrigin, withRenderServer } from './render-server.ts';

const ENTRY = '/src/app/prerender-entry.ts';
const APP_SHELL = 'app.html';
/** Files and fonts, which these pages load after their first paint. */
const EAGER_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet|preload)"[^>]*>)/g;

/** The modules of a page that the app loads lazily; the file of an article is named like its URL. */
const pageModules = (path: PrerenderedPath): string[] =>
  path === PATHS.login
    ? ['src/pages/login-page.tsx']
    : ['src/pages/article-page.tsx', `src/features/help/articles/${basename(path)}.ts`];

function findAsset(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return asset;
}

const assetText = (bundle: Rolldown.OutputBundle, name: string): string => String(findAsset(bundle, name).source);

const INDENTATION = /\n\s+/g;
/** `:not(:has(…))` holds without the class. */
const CLASS_IN_CONDITION = /(?<!:not\():has\([^)]*?\.([\w-]+)/g;
const COMMENTS = /\/\*[^!].*?\*\/\s*/gs;

/** The part of `styles` that `html` uses, with the fonts, variables and animations of that part. */
async function usedStyles(html: string, styles: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: styles }],
    defaultExtractor: (text) => text.match(/[^\s"'<>=]+/g) ?? [],
    variables: true,
    keyframes: true,
  });
  return withoutUnmetConditions(used?.css.replaceAll(COMMENTS, '') ?? '', html);
}

/** PurgeCSS keeps every `:has()`. Drops selectors with a `:has()` for a class that `html` lacks. */
function withoutUnmetConditions(styles: string, html: string): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const met = rule.selectors.filter((selector) =>
      [...selector.matchAll(CLASS_IN_CONDITION)].every(([, name = '']) => html.includes(name)),
    );
    if (met.length === 0) rule.remove();
    else rule.selectors = met;
  });
  return root.toString();
}

/** `shell` with the page inside, the styles that it uses, and the names of the app's files, which load later. */
async function pageDocument(
  shell: string,
  { title, preview, html, starting }: Awaited<ReturnType<typeof PrerenderEntry.prerenderPage>>,
  files: PageFiles,
  styles: string,
): Promise<string> {
  const marks = `data-scripts="${files.scripts.join(' ')}" data-preloads="${files.modules.join(' ')}" data-styles="${files.styles.join(' ')}"`;
  const body = shell
    .slice(shell.indexOf('<body>'))
    .replace(`<script>${await shelfScript()}</script>`, '')
    .replace(
      '<div id="root"></div>',
      () => `${prerenderedRoot(html)}${starting === null ? '' : startingTemplate(starting)}`,
    );
  const css = await usedStyles(`<html class="not-for-visitor for-family">${body}`, styles);
  // The script may load the app's styles immediately; these must come last, to win over rules of equal weight.
  const head = `<style>${css}</style><script>${await prerenderedScript()}</script></head>`;
  return shell
    .slice(0, shell.indexOf('<body>'))
    .replaceAll(EAGER_TAGS, '')
    .replaceAll(INDENTATION, ' ')
    .replace('<html lang="en">', `<html lang="en" ${marks}>`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>${preview}`)
    .replace('</head>', () => head)
    .concat(body.replaceAll(EAGER_TAGS, ''));
}

/** Renders the pages of PRERENDERED_PATHS into files, which Hosting serves instead of the app's shell. */
export function prerenderPlugin(): Plugin {
  let settings: Parameters<typeof withRenderServer>[0] = {};
  let origin = '';
  return {
    name: 'talelantern-prerender',
    configResolved({ mode, env }) {
      origin = appOrigin(env);
      settings = { mode };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = async (server: ViteDevServer): Promise<void> => {
          // The types of Vite's result are unknown; the module is ours.
          const { prerenderPage, prerenderedCss, shellPreview } = (await server.ssrLoadModule(
            ENTRY,
          )) as typeof PrerenderEntry;
          for (const path of PRERENDERED_PATHS) {
            const files = pageFiles(bundle, pageModules(path));
            const styles = files.styles.map((file) => assetText(bundle, file.slice(1)));
            const all = [...styles, prerenderedCss].join('\n');
            const page = await prerenderPage(path, origin);
            const source = await pageDocument(assetText(bundle, APP_SHELL), page, files, all);
            this.emitFile({ type: 'asset', fileName: prerenderedFile(path).slice(1), source });
          }
          // Last, because the pages are made from the shell without these tags.
          const shell = findAsset(bundle, APP_SHELL);
          shell.source = String(shell.source).replace('</title>', () => `</title>${shellPreview(origin)}`);
        };
        await withRenderServer(settings, emit);
      },
    },
  };
}
