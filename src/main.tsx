import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { hydratePrerendered } from './app/hydrate-prerendered.ts';
import { preloadPages } from './app/lazy-pages.ts';
import { startApp } from './app/start-app.tsx';
import { wasSignedIn } from './app/visit-flags.ts';
import './styles/app.css';

preloadPages(window.location.pathname, wasSignedIn());
startApp(<App Router={BrowserRouter} />, hydratePrerendered);
