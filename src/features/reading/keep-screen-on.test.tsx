import { expect, it, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';
import { stubWakeLock } from './wake-lock-fakes.ts';

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the screen stays on until the lock is released', async () => {
  const fake = stubWakeLock();
  const release = keepScreenOn();
  expect(fake.request).toHaveBeenCalledExactlyOnceWith('screen');
  await expect.poll(fake.heldCount).toBe(1);
  release();
  await expect.poll(fake.heldCount).toBe(0);
});

it('a wake lock that is released before the browser has granted it is released once granted', async () => {
  const fake = stubWakeLock();
  keepScreenOn()();
  await fake.request.mock.results.at(-1)?.value;
  await expect.poll(fake.heldCount).toBe(0);
});

it('a wake lock is requested again when a hidden page is shown, but not after its release', async () => {
  const fake = stubWakeLock();
  const release = keepScreenOn();
  await expect.poll(fake.heldCount).toBe(1);
  fake.releaseAll();
  show('hidden');
  show('visible');
  await expect.poll(fake.heldCount).toBe(1);
  release();
  await expect.poll(fake.heldCount).toBe(0);
  const { length } = fake.request.mock.calls;
  show('visible');
  expect(fake.request).toHaveBeenCalledTimes(length);
});

it('a missing or refused wake lock is ignored', async () => {
  expect(keepScreenOn()).not.toThrow();
  const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const release = keepScreenOn();
  await expect.poll(() => request.mock.settledResults.length).toBe(1);
  expect(release).not.toThrow();
});
