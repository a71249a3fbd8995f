import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PrerenderedPath, PRERENDERED_PATHS } from '../config/prerendered-pages.ts';
import type { prerenderPage } from './prerender.tsx';
import { keepEarlyClick, prerenderedRoot } from './prerendered-root.ts';

vi.mock('../config/environment.ts', async (original) => ({
  ...(await original<object>()),
  getEnvironment: () => ({ firebase: {}, hasSocialSignIn: true, standIns: [], emulators: null }),
}));
vi.mock('./start-sign-in-and-reporting.ts', () => ({ startSignInAndReporting: () => new Promise(() => undefined) }));

const ORIGIN = 'https://tales.example';
const pages = new Map<PrerenderedPath, Awaited<ReturnType<typeof prerenderPage>>>();
let shell = '';

beforeAll(async () => {
  vi.stubEnv('SSR', true);
  const built = await import('./prerender.tsx');
  for (const path of PRERENDERED_PATHS) pages.set(path, await built.prerenderPage(path, ORIGIN));
  shell = built.shellPreview(ORIGIN);
  // Resets React's contexts, such as the router: React keeps the contexts of one static rendering for the next.
  await prerender(null);
  vi.unstubAllEnvs();
  // The browser's app does not share module state with the build's.
  vi.resetModules();
});

beforeEach(() => {
  // React warns that two renderers use one context: here both run in one process, unlike in a browser.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Opens the prerendered page of `path`. */
function open(path: PrerenderedPath, html = pages.get(path)?.html ?? ''): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = prerenderedRoot(html);
}

/** Hydrates the open page with the browser's app; returns the elements that hydration has replaced. */
async function hydrate(isStarting = false): Promise<Element[]> {
  const elements = [...document.querySelectorAll('#root *')];
  const { App } = await import('./app.tsx');
  const { hydratePrerendered } = await import('./hydrate-prerendered.ts');
  const app = <App Router={BrowserRouter} isStarting={() => isStarting} />;
  hydratePrerendered(document.querySelector('#root') ?? document.body, <StrictMode>{app}</StrictMode>, {});
  await waitFor(() => expect(document.querySelector('[data-not-hydrated]')).toBeNull());
  return elements.filter((element) => !element.isConnected);
}

it.each(PRERENDERED_PATHS)('hydration keeps every prerendered element of %s', async (path) => {
  open(path);
  expect(document.querySelector('h1')).not.toBeNull();
  expect(await hydrate()).toEqual([]);
  expect(document.title).toBe(pages.get(path)?.title);
});

/** The description and canonical URL of a document, and its link preview in chat apps. */
function previewOf(tags: string): Record<string, string | null> {
  const head = document.createElement('div');
  head.innerHTML = tags;
  const read = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    description: read('[name=description]', 'content'),
    canonical: read('[rel=canonical]', 'href'),
    title: read('[property="og:title"]', 'content'),
    picture: read('[property="og:image"]', 'content'),
  };
}

it('each prerendered page says what it is to searches and chats', () => {
  expect(previewOf(pages.get('/help/faq')?.preview ?? '')).toEqual({
    description: 'What parents ask us. If your question is missing, write to us below; a person will answer.',
    canonical: `${ORIGIN}/help/faq`,
    title: 'Questions and answers · Talelantern',
    picture: `${ORIGIN}/icons/social-preview.jpg`,
  });
  const previews = PRERENDERED_PATHS.map((path) => previewOf(pages.get(path)?.preview ?? ''));
  expect(new Set(previews.map(({ description }) => description)).size).toBe(PRERENDERED_PATHS.length);
  expect(previews.map(({ canonical }) => canonical)).toEqual(PRERENDERED_PATHS.map((path) => ORIGIN + path));
});

it('a chat shows the product for a link to a page of a family, and no URL for it', () => {
  expect(previewOf(shell)).toEqual({
    description: expect.stringMatching(/^Make heroes/),
    canonical: null,
    title: 'Talelantern: picture books your family makes',
    picture: `${ORIGIN}/icons/social-preview.jpg`,
  });
});

it('hydration keeps every prerendered element for a visitor who has pressed start', async () => {
  open('/login', pages.get('/login')?.starting ?? '');
  expect(document.querySelector('h1')?.textContent).toBe('Light your lantern');
  expect(await hydrate(true)).toEqual([]);
});

it('a submit before hydration sends the form that was selected before it', async () => {
  open('/login');
  addEventListener('click', keepEarlyClick, true);
  document.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click();
  const [email, password] = document.querySelectorAll<HTMLInputElement>('input:not([type=radio])');
  Object.assign(email ?? {}, { value: 'ada@example.com' });
  Object.assign(password ?? {}, { value: 'a quiet harbour' });
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await hydrate();
  await waitFor(() => expect(document.body.textContent).toContain('Please confirm that you are a grown-up'));
  removeEventListener('click', keepEarlyClick, true);
});
