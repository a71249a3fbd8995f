import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

const TITLE = 'Talelantern: picture books your family makes';
const DESCRIPTION =
  'Make heroes and hiding places with your child. Talelantern grows them into a four-chapter picture book you can read aloud or listen to.';

export interface LandingParts {
  css: string;
  script: string;
  /** Addresses of the files that /login needs, loaded at the first sign of wanting to start. */
  ahead: readonly string[];
}

/** The whole landing page as one HTML file. `css` and `script` are our own and stand in it as they are. */
export function landingDocument({ css, script, ahead }: LandingParts): string {
  const page = renderToStaticMarkup(
    <html lang="en" data-ahead={ahead.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{TITLE}</title>
        <meta name="description" content={DESCRIPTION} />
        <meta name="theme-color" content="#101640" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <LandingPage />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
