// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { restartPage } from './restart-page.ts';

afterEach(() => vi.restoreAllMocks());

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that was restarted is reloaded when the back button restores it', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  show(true);
  restartPage('/login');
  show(false);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login');
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a restart without a URL reloads the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  restartPage(null);
  expect(reload).toHaveBeenCalledOnce();
});
