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

it('a request goes without a token when Google’s script is blocked, and with one otherwise', async () => {
  vi.useFakeTimers();
  startAppCheck({
    appCheckSiteKey: 'site-key',
    firebase: { apiKey: '', authDomain: '', projectId: '', storageBucket: '', appId: '' },
  });
  vi.mocked(getToken).mockResolvedValueOnce({ token: 'token-1' });
  expect(await appHeaders()).toEqual({ 'X-Firebase-AppCheck': 'token-1' });
  vi.mocked(getToken).mockReturnValueOnce(new Promise(() => undefined));
  const without = appHeaders();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await without).toEqual({});
  vi.useRealTimers();
});
