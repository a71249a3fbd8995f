import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageHealth } from '../../services/account/storage-health.ts';
import { notify } from '../../ui/notify.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { fakeAccount } from '../../testing/fake-account.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { Notices } from './notices.tsx';

const STORAGE = 'https://storage.example';
const STORAGE_BANNER = 'Cloud Storage for Firebase is not properly configured. Some features may not work correctly.';
const MINUTES = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));

const healthyStorage = {
  origin: STORAGE,
  isAvailable: () => true,
  watch: () => () => undefined,
  checkAfterFailure: () => undefined,
};

function show({
  status = 200,
  isOutdated = async () => false,
  readBanner = async () => '',
  at = '/create',
  account = fakeAccount(),
  storage = createStorageHealth({
    origin: STORAGE,
    bucket: 'tales',
    fetch: async () => new Response(null, { status }),
  }),
} = {}) {
  render(
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[at]}>
        <Notices storage={storage} isOutdated={isOutdated} readBanner={readBanner} />
        <main id="main" tabIndex={-1} />
        <ToastRegion />
      </MemoryRouter>
    </AccountContext>,
  );
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

async function returnAfter(ms: number): Promise<void> {
  await act(async () => {
    vi.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('a notice says that the device is offline, and another that it is online again', async () => {
  show();
  setOnline(false);
  expect(screen.getByText(/^You’re offline\./)).toBeTruthy();
  setOnline(true);
  expect(screen.queryByText(/^You’re offline\./)).toBeNull();
  expect(await screen.findByText('You’re back online')).toBeTruthy();
});

it.each([
  ['a parent reads', '/stories/story_1/read', true],
  ['a child reads alone', '/books/mo/story_1', false],
])('while %s (%s), the banners of a lost connection and of Storage are shown: %s', (_who, at, isShown) => {
  show({ at, storage: { ...healthyStorage, isAvailable: () => false } });
  setOnline(false);
  const banners = [/^You’re offline\./, STORAGE_BANNER].map((text) => screen.queryByText(text) !== null);
  expect(banners).toEqual([isShown, isShown]);
});

describe('missing pictures', () => {
  function failToLoad(src: string): void {
    const picture = document.createElement('img');
    picture.src = src;
    document.body.append(picture);
    act(() => void picture.dispatchEvent(new Event('error')));
    picture.remove();
  }

  it('a picture that fails to load shows the banner if Storage is not set up', async () => {
    show({ status: 404 });
    failToLoad(`${STORAGE}/v0/b/tales/o/a.webp`);
    expect(await screen.findByText(STORAGE_BANNER)).toBeTruthy();
  });

  it('a picture from another host that fails to load does not show a banner', async () => {
    const checkAfterFailure = vi.fn();
    show({ storage: { ...healthyStorage, checkAfterFailure } });
    failToLoad('https://elsewhere.example/a.webp');
    expect(checkAfterFailure).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  const NEWS = 'A new version of Talelantern is here';
  const isOutdated = () => vi.fn(async () => true);

  it('a new version is reported once on returning to the page', async () => {
    const ask = isOutdated();
    show({ isOutdated: ask });
    await returnAfter(6 * MINUTES);
    expect(await screen.findByText(NEWS)).toBeTruthy();
    await returnAfter(6 * MINUTES);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('a new version is loaded on request', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    show({ isOutdated: isOutdated() });
    await returnAfter(6 * MINUTES);
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Update now' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a new version is reported on a page that stays open', async () => {
    show({ isOutdated: isOutdated() });
    await act(async () => vi.advanceTimersByTime(30 * MINUTES));
    expect(await screen.findByText(NEWS)).toBeTruthy();
  });

  it('a new version is reported when something fails, as a write that its rules refuse', async () => {
    show({ isOutdated: isOutdated() });
    act(() => notify.failure('Failed to add comment'));
    expect(await screen.findByText(NEWS)).toBeTruthy();
  });

  it('failures check for a new version at most once a minute', async () => {
    const ask = vi.fn(async () => false);
    show({ isOutdated: ask });
    for (let shown = 0; shown < 3; shown += 1) await act(async () => notify.failure('Failed to add comment'));
    expect(ask).toHaveBeenCalledOnce();
    await act(async () => vi.advanceTimersByTime(MINUTES));
    await act(async () => notify.failure('Failed to add comment'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a success', '/create', () => notify.success('Story saved successfully!')],
    ['a failure in the reader', '/stories/story_1/read', () => notify.failure('Failed to load required data')],
  ])('%s does not check for a new version', async (_what, at, tell) => {
    const ask = isOutdated();
    show({ isOutdated: ask, at });
    act(tell);
    expect(ask).not.toHaveBeenCalled();
  });

  it('a page in the background does not check for a new version', async () => {
    const ask = isOutdated();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show({ isOutdated: ask });
    await act(async () => vi.advanceTimersByTime(30 * MINUTES));
    expect(ask).not.toHaveBeenCalled();
  });

  it('the notice of a new version can be dismissed until something fails', async () => {
    show({ isOutdated: isOutdated() });
    await returnAfter(6 * MINUTES);
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await returnAfter(6 * MINUTES);
    expect(screen.queryByText(NEWS)).toBeNull();
    act(() => notify.failure('Failed to add comment'));
    expect(screen.getByText(NEWS)).toBeTruthy();
  });

  it.each([
    ['a page that was left for a moment', '/create', 1 * MINUTES],
    ['a story that is being read', '/stories/story_1/read', 6 * MINUTES],
    ['a story that a child reads alone', '/books/mo/story_1', 6 * MINUTES],
  ])('%s does not check for a new version', async (_what, at, ms) => {
    const ask = isOutdated();
    show({ isOutdated: ask, at });
    await returnAfter(ms);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('site banner', () => {
  const BANNER = 'Pictures take longer today. We are on it.';
  const user = { uid: 'u1', email: 'rosa@home.example', emailVerified: true };
  const session = { status: 'signed-in', user } as const;
  const family = fakeAccount({ session: () => session });

  it('the site banner is shown on every page of a family, as plain text, until it is removed', async () => {
    const readBanner = vi.fn(async () => `${BANNER} <b>Now</b>`);
    show({ readBanner, account: family });
    expect(await screen.findByText(`${BANNER} <b>Now</b>`)).toBeTruthy();
    readBanner.mockResolvedValue('');
    await returnAfter(11 * MINUTES);
    expect(screen.queryByText(/Pictures take longer/)).toBeNull();
  });

  it.each(['/stories/story_1/read', '/books/mo/story_1'])(
    'the site banner is not shown over the reader at %s',
    async (at) => {
      const readBanner = vi.fn(async () => BANNER);
      show({ readBanner, account: family, at });
      await act(async () => vi.advanceTimersByTime(30 * MINUTES));
      expect(readBanner).not.toHaveBeenCalled();
      expect(screen.queryByText(BANNER)).toBeNull();
    },
  );

  it('the site banner can be dismissed until its text changes', async () => {
    const readBanner = vi.fn(async () => BANNER);
    show({ readBanner, account: family });
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await returnAfter(11 * MINUTES);
    expect(screen.queryByText(BANNER)).toBeNull();
    readBanner.mockResolvedValue('Back to normal.');
    await returnAfter(11 * MINUTES);
    expect(await screen.findByText('Back to normal.')).toBeTruthy();
  });

  it.each([
    ['a visitor', '/create', fakeAccount()],
    ['somebody who reads a story', '/stories/story_1/read', family],
  ])('the site banner is not read by %s', async (_who, at, account) => {
    const readBanner = vi.fn(async () => BANNER);
    show({ readBanner, at, account });
    await returnAfter(11 * MINUTES);
    expect(readBanner).not.toHaveBeenCalled();
  });
});
