// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a press of Listen lets the page speak on iOS, also if the app is loaded and handles it', async () => {
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

it('every chapter is opened for paper', async () => {
  await import('./shared-start.ts');
  document.body.innerHTML = '<details class="sp-chapter" open></details><details class="sp-chapter"></details>';
  window.dispatchEvent(new Event('beforeprint'));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});
