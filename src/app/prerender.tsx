import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PrerenderedPath } from '../config/prerendered-pages.ts';
import { PATHS } from '../config/paths.ts';
import { SIGN_IN_TITLE } from '../features/auth/sign-in-title.ts';
import { ARTICLE_TITLES } from '../features/help/article-titles.ts';
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
      // React sends a larger part hidden, with an inline script that shows it.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * The page at `path` as the app renders it for a first visit; `starting`: the page for a visitor who has pressed start,
 * null if it is the same.
 * @throws the error of a part that failed to render
 */
export async function prerenderPage(
  path: PrerenderedPath,
): Promise<{ title: string; html: string; starting: string | null }> {
  const isLogin = path === PATHS.login;
  return {
    title: documentTitle(isLogin ? SIGN_IN_TITLE : ARTICLE_TITLES[path]),
    html: await renderApp(path, false),
    starting: isLogin ? await renderApp(path, true) : null,
  };
}
