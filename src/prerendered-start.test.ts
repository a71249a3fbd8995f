// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { childModeKey } from './config/child-mode-keys.ts';
import { PENDING_REDIRECT, SIGNED_IN_SINCE, START_CLICKED, WAS_SIGNED_IN } from './config/storage-keys.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
    },
  );
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The class of the document, which says whom the page is shown to. */
async function shownTo(path: string, state: unknown = null): Promise<string> {
  window.history.replaceState(state, '', path);
  document.documentElement.className = '';
  await import('./prerendered-start.ts');
  return document.documentElement.className.replace('lettered', '').trim();
}

it.each([
  ['a family was signed in on this device', '/login', 'localStorage', WAS_SIGNED_IN],
  ['a redirect to Google or Apple is pending', '/login', 'sessionStorage', PENDING_REDIRECT],
  ['a child reads alone on this device', '/help/faq', 'localStorage', childModeKey('family')],
  ['the visitor has pressed start, until their page is put in', '/login', 'sessionStorage', START_CLICKED],
] as const)('no content that the app would replace is shown if %s', async (_case, path, store, key) => {
  window[store].setItem(key, 'yes');
  expect(await shownTo(path)).toBe('not-for-visitor');
});

it('no content that the app would replace is shown if the history entry has a state, as after a session has ended', async () => {
  expect(await shownTo('/login', { usr: { from: '/stories' } })).toBe('not-for-visitor');
});

it('a help page is shown without the parts for visitors to a family that was signed in on this device', async () => {
  localStorage.setItem(WAS_SIGNED_IN, 'yes');
  expect(await shownTo('/help/faq')).toBe('for-family');
});

it('the whole page is shown to a visitor, even one who has signed in since pressing start', async () => {
  expect(await shownTo('/login')).toBe('');
  vi.resetModules();
  sessionStorage.setItem(START_CLICKED, SIGNED_IN_SINCE);
  expect(await shownTo('/login')).toBe('');
});
