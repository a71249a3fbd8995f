import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

const TITLE = 'Talelantern: picture books your family makes';
const DESCRIPTION =
  'Make heroes and hiding places with your child. Talelantern turns them into a four-chapter picture book you can read aloud or listen to.';

interface LandingParts {
  css: string;
  script: string;
  /** Addresses of the files for /login, preloaded when a visitor approaches a start button. */
  preloads: readonly string[];
  /** E.g. 'https://talelantern.web.app': link previews need absolute addresses. */
  origin: string;
  /** The icon as a data URL, so that no request for it precedes the first paint. */
  icon: string;
  /** The id of the shared story that a visitor can open; null for none. */
  sampleShare: string | null;
}

const PREVIEW = { path: '/icons/social-preview.jpg', width: 1200, height: 630 } as const;

const Preview = ({ origin }: { origin: string }) => (
  <>
    <link rel="canonical" href={`${origin}/`} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Talelantern" />
    <meta property="og:url" content={`${origin}/`} />
    <meta property="og:title" content={TITLE} />
    <meta property="og:description" content={DESCRIPTION} />
    <meta property="og:image" content={`${origin}${PREVIEW.path}`} />
    <meta property="og:image:width" content={String(PREVIEW.width)} />
    <meta property="og:image:height" content={String(PREVIEW.height)} />
    <meta property="og:image:alt" content="A red dragon smiles under a full moon, a lantern beside it" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

export function landingDocument({ css, script, preloads, origin, icon, sampleShare }: LandingParts): string {
  const page = renderToStaticMarkup(
    <html lang="en" data-preloads={preloads.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{TITLE}</title>
        <meta name="description" content={DESCRIPTION} />
        <meta name="theme-color" content="#101640" />
        <Preview origin={origin} />
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
