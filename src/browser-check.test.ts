// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const stop = vi.fn();

async function check(supports: (style: string) => boolean): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('CSS', { supports });
  vi.stubGlobal('stop', stop);
  document.body.innerHTML = '<div id="root"></div>';
  await import('./browser-check.ts');
  return document.body.textContent ?? '';
}

afterEach(() => {
  vi.unstubAllGlobals();
  stop.mockReset();
});

it('a browser that lacks required CSS stops loading the app and shows what to do', async () => {
  const text = await check((style) => style !== '(height: 1dvh)');
  expect(text).toContain('This browser is too old for Talelantern');
  expect(text).toContain('Please update it');
  expect(document.querySelector('#root')).toBeNull();
  expect(stop).toHaveBeenCalledOnce();
});

it('a supported browser loads the app', async () => {
  expect(await check(() => true)).toBe('');
  expect(document.querySelector('#root')).not.toBeNull();
  expect(stop).not.toHaveBeenCalled();
});
