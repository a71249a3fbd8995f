// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const starter = document.createElement('script');
starter.dataset['scripts'] = '/assets/app.js';
starter.dataset['preloads'] = '/assets/a.js /assets/b.js';
vi.spyOn(document, 'currentScript', 'get').mockReturnValue(starter);

/** The browser's cache has a.js, and a 404 for all others. */
const fetched = vi.fn(async (url: string, { cache }: RequestInit) => {
  const isMissing = cache === 'force-cache' && url !== '/assets/a.js';
  return new Response(null, { status: isMissing ? 404 : 200 });
});

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a click on Listen lets the page speak on iOS, even if the app is loaded and handles the click', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak });
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
  await import('./shared-start.ts');
  document.body.innerHTML = '<button data-listen><span>Listen</span></button><button>Like</button>';
  const [listen, like] = document.querySelectorAll('button');
  listen?.addEventListener('click', (event) => event.preventDefault());
  like?.click();
  expect(speak).not.toHaveBeenCalled();
  listen?.click();
  expect(speak).toHaveBeenCalledOnce();
});

it('every chapter is opened for printing', async () => {
  await import('./shared-start.ts');
  document.body.innerHTML = '<details class="sp-chapter" open></details><details class="sp-chapter"></details>';
  window.dispatchEvent(new Event('beforeprint'));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

it('while the app fails to load, “Sign in” is a plain link and Listen shows a message', async () => {
  await import('./shared-start.ts');
  document.body.innerHTML = `<a href="#login" data-sign-in>Sign in</a>
    <button id="served-listen" data-listen><span>Listen</span></button><p id="served-listen-status"></p>`;
  const [link, listen, status] = ['a', 'button', 'p'].map((name) => document.querySelector(name));
  const press = (element?: Element | null) =>
    element?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  const appScripts = () => [...document.head.querySelectorAll('script[src="/assets/app.js"]')];

  // In the test browser, every script fails to load.
  expect(press(link)).toBe(false);
  expect(location.hash).toBe('#login');
  expect(press(link)).toBe(true);
  press(listen);
  for (const element of [listen, status]) expect(element?.textContent).toBe('Can’t read aloud right now');
  expect(appScripts()).toHaveLength(2);
  window.dispatchEvent(new Event('pointerdown'));
  expect(appScripts()).toHaveLength(3);
  expect(listen?.textContent).toBe('Listen');
});

it('only files with a cached 404 are fetched past the cache after the app failed to load', async () => {
  await import('./shared-start.ts');
  window.dispatchEvent(new Event('keydown'));
  const pastCache = () => fetched.mock.calls.flatMap(([url, { cache }]) => (cache === 'reload' ? [url] : []));
  await expect.poll(pastCache).toEqual(['/assets/app.js', '/assets/b.js']);
});
