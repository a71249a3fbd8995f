import { getToken } from 'firebase/app-check';
import { expect, it, vi } from 'vitest';
import { appHeaders } from './app-headers.ts';
import { startAppCheck } from './start-app-check.ts';

vi.mock('./start.ts', () => ({ openFirebase: () => ({}) }));
vi.mock('firebase/app-check', () => ({
  getToken: vi.fn(),
  initializeAppCheck: () => ({}),
  ReCaptchaEnterpriseProvider: vi.fn(),
}));

const settings = {
  appCheckSiteKey: 'site-key',
  firebase: { apiKey: '', authDomain: '', projectId: '', storageBucket: '', appId: '' },
};

it('a request goes without a token when Google’s script is blocked, and with one otherwise', async () => {
  vi.useFakeTimers();
  startAppCheck(settings);
  vi.mocked(getToken).mockResolvedValueOnce({ token: 'token-1' });
  expect(await appHeaders()).toEqual({ 'X-Firebase-AppCheck': 'token-1' });
  vi.mocked(getToken).mockReturnValueOnce(new Promise(() => undefined));
  const without = appHeaders();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await without).toEqual({});
  vi.useRealTimers();
});

it('after a request without a token the next wait two seconds, until a token comes', async () => {
  vi.useFakeTimers();
  startAppCheck(settings);
  vi.mocked(getToken).mockResolvedValueOnce({ token: 'token-1' });
  await appHeaders();
  await vi.advanceTimersByTimeAsync(10_000);
  const { promise: loaded, resolve: load } = Promise.withResolvers<{ token: string }>();
  vi.mocked(getToken).mockReturnValue(loaded);
  const first = appHeaders();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({});
  const second = appHeaders();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual({});
  load({ token: 'token-2' });
  expect(await appHeaders()).toEqual({ 'X-Firebase-AppCheck': 'token-2' });
  vi.useRealTimers();
});
