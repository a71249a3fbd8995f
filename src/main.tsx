import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { delaySignIn } from './app/core.ts';
import { hydratePrerendered } from './app/hydrate-prerendered.ts';
import { preloadPages } from './app/lazy-pages.ts';
import { shelfFamily } from './app/shelf-family.ts';
import { startApp } from './app/start-app.tsx';
import type { WaitingScreenProps } from './app/waiting-screen.tsx';
import { generatorFamily } from './app/generator-family.ts';
import { wasSignedIn } from './shared/account/was-signed-in.ts';
import { firstPaint } from './ui/first-paint.ts';
import './styles/app.css';

const preload = (): void => preloadPages(window.location.pathname, wasSignedIn());

function start({ WaitingCreate }: WaitingScreenProps = {}): void {
  preload();
  startApp(<App Router={BrowserRouter} WaitingCreate={WaitingCreate} />, hydratePrerendered);
}

/** Preloaded, so that the first rendering shows the generator's frame (docs/decisions/0196). */
async function startAtCreate(): Promise<void> {
  preload();
  const page = await import('./pages/waiting-create-page.tsx').catch(() => null);
  start({ WaitingCreate: page?.WaitingCreatePage });
}

const loadShelf = () => import('./pages/remembered-stories-page.tsx').catch(() => null);

/** Waits for the paint of the remembered shelf before loading what it does not need (docs/decisions/0190). */
async function startWithShelf(): Promise<void> {
  const painted = firstPaint();
  // The snapshot that src/shelf-start.ts has shown; React replaces it (docs/decisions/0194).
  if (document.getElementById('root')?.hasChildNodes()) await painted;
  const page = await loadShelf();
  if (!page) {
    start();
    return;
  }
  delaySignIn(painted);
  startApp(<App Router={BrowserRouter} RememberedShelf={page.RememberedStoriesPage} />);
  await painted;
  preload();
}

if (shelfFamily(window.location) !== null) void startWithShelf();
else if (generatorFamily(window.location) !== null) void startAtCreate();
else start();
