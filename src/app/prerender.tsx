import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PrerenderedPath } from '../config/prerendered-pages.ts';
import { PATHS } from '../config/paths.ts';
import { SIGN_IN_TITLE } from '../features/auth/sign-in-title.ts';
import { ARTICLE_TITLES } from '../features/help/article-titles.ts';
import { plainTextOf } from '../features/help/article.ts';
import { loadArticle } from '../features/help/load-article.ts';
import { LANDING_DESCRIPTION, LANDING_TITLE, LinkPreview } from '../landing/link-preview.tsx';
import { documentTitle } from '../shared/page/use-title.ts';
import { App } from './app.tsx';

async function renderApp(path: PrerenderedPath, isStarting: boolean): Promise<string> {
  const errors: unknown[] = [];
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={Router} isStarting={() => isStarting} />
    </StrictMode>,
    {
      // Collected, because React would otherwise send the fallback of the Suspense around the error.
      onError: (error) => void errors.push(error),
      // No limit, because React hides parts beyond it until an inline script shows them.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

const descriptionOf = async (path: PrerenderedPath): Promise<string> =>
  path === PATHS.login ? LANDING_DESCRIPTION : plainTextOf((await loadArticle(path)).lead);

/** The tags of the app's shell for link previews: families copy URLs from the address bar. */
export const shellPreview = (origin: string): string =>
  renderToStaticMarkup(
    <LinkPreview origin={origin} path={null} title={LANDING_TITLE} description={LANDING_DESCRIPTION} />,
  );

/**
 * The page at `path` as the app renders it for a first visit; `starting`: the page for a visitor who has pressed start,
 * null if it is the same.
 * @throws the error of a part that failed to render
 */
export async function prerenderPage(
  path: PrerenderedPath,
  origin: string,
): Promise<{ title: string; preview: string; html: string; starting: string | null }> {
  const isLogin = path === PATHS.login;
  const title = documentTitle(isLogin ? SIGN_IN_TITLE : ARTICLE_TITLES[path]);
  return {
    title,
    preview: renderToStaticMarkup(
      <LinkPreview
        origin={origin}
        path={path}
        title={title}
        description={await descriptionOf(path)}
        // Not on the privacy policy, whose text already fills the 14 KiB of the first round trip.
        hasPicture={path !== PATHS.privacyPolicy}
      />,
    ),
    html: await renderApp(path, false),
    starting: isLogin ? await renderApp(path, true) : null,
  };
}
