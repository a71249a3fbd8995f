import { expect, it, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';
import { stubWakeLock } from './wake-lock-fakes.ts';

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the screen stays on until it is released', async () => {
  const fake = stubWakeLock();
  const release = keepScreenOn();
  expect(fake.request).toHaveBeenCalledExactlyOnceWith('screen');
  await expect.poll(fake.held).toBe(1);
  release();
  await expect.poll(fake.held).toBe(0);
});

it('a screen that is released before the browser has answered may go off', async () => {
  const fake = stubWakeLock();
  keepScreenOn()();
  await fake.request.mock.results.at(-1)?.value;
  await expect.poll(fake.held).toBe(0);
});

it('the screen stays on again after the page was hidden, where the browser releases it, but not once it is released', async () => {
  const fake = stubWakeLock();
  const release = keepScreenOn();
  await expect.poll(fake.held).toBe(1);
  fake.releaseAll();
  show('hidden');
  show('visible');
  await expect.poll(fake.held).toBe(1);
  release();
  await expect.poll(fake.held).toBe(0);
  const { length } = fake.request.mock.calls;
  show('visible');
  expect(fake.request).toHaveBeenCalledTimes(length);
});

it('a browser without a wake lock, or one that refuses it, is left as it is', async () => {
  expect(keepScreenOn()).not.toThrow();
  const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const release = keepScreenOn();
  await expect.poll(() => request.mock.settledResults.length).toBe(1);
  expect(release).not.toThrow();
});
