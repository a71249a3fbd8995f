import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { type PrerenderedPath, PRERENDERED_PATHS } from '../config/prerendered-pages.ts';
import { prerenderedRoot } from './prerendered-root.ts';

vi.mock('../config/environment.ts', async (original) => ({
  ...(await original<object>()),
  getEnvironment: () => ({ firebase: {}, hasSocialSignIn: true, standIns: [], emulators: null }),
}));
vi.mock('./open-authenticator.ts', () => ({ openAuthenticator: () => new Promise(() => undefined) }));

const pages = new Map<PrerenderedPath, { title: string; html: string; starting: string | null }>();

beforeAll(async () => {
  // React notices that the build’s renderer has rendered here, too, as it does not in a browser.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('SSR', true);
  const { prerenderPage } = await import('./prerender.tsx');
  for (const path of PRERENDERED_PATHS) pages.set(path, await prerenderPage(path));
  // React leaves the contexts of a static rendering, such as its router, to the next one.
  await prerender(null);
  vi.unstubAllEnvs();
  // The app of the browser knows nothing of the build’s.
  vi.resetModules();
});

/** Has the app of the browser hydrate `html` at `path`; returns the elements that it has replaced. */
async function replacedElements(path: PrerenderedPath, html: string, isStarting = false): Promise<Element[]> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = prerenderedRoot(html);
  const elements = [...document.querySelectorAll('#root *')];
  const { App } = await import('./app.tsx');
  const { hydratePrerendered } = await import('./hydrate-prerendered.ts');
  const app = <App Router={BrowserRouter} isStarting={() => isStarting} />;
  hydratePrerendered(document.querySelector('#root') ?? document.body, <StrictMode>{app}</StrictMode>, {});
  await waitFor(() => expect(document.querySelector('[data-not-hydrated]')).toBeNull());
  return elements.filter((element) => !element.isConnected);
}

it.each(PRERENDERED_PATHS)('the app keeps every element of %s, which was rendered by the build', async (path) => {
  const { html = '', title } = pages.get(path) ?? {};
  expect(html).toContain('<h1');
  expect(await replacedElements(path, html)).toEqual([]);
  expect(document.title).toBe(title);
});

it('the app keeps every element of the page for a visitor who has pressed start', async () => {
  const html = pages.get('/login')?.starting ?? '';
  expect(html).toContain('Light your lantern');
  expect(await replacedElements('/login', html, true)).toEqual([]);
});
