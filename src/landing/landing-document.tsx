import { renderToStaticMarkup } from 'react-dom/server';
import { PATHS } from '../config/paths.ts';
import { LandingPage } from './landing-page.tsx';
import { LANDING_DESCRIPTION, LANDING_TITLE, LinkPreview } from './link-preview.tsx';

interface LandingParts {
  css: string;
  script: string;
  /** URLs of the files for /login, preloaded when a visitor approaches a start button. */
  preloads: readonly string[];
  /** See LinkPreview. */
  origin: string;
  /** The icon as a data URL, so that no request for it precedes the first paint. */
  icon: string;
  /** The id of the shared story that a visitor can open; null for none. */
  sampleShare: string | null;
}

export function landingDocument({ css, script, preloads, origin, icon, sampleShare }: LandingParts): string {
  const page = renderToStaticMarkup(
    <html lang="en" data-preloads={preloads.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{LANDING_TITLE}</title>
        <meta name="theme-color" content="#101640" />
        <LinkPreview origin={origin} path={PATHS.home} title={LANDING_TITLE} description={LANDING_DESCRIPTION} />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <LandingPage sampleShare={sampleShare} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
