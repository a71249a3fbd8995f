import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageHealth } from '../../services/storage-health.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { notify } from '../../ui/notify.ts';
import { fakeAccount } from '../fake-account.ts';
import { AccountContext } from '../use-account.ts';
import { Notices } from './notices.tsx';

const STORAGE = 'https://storage.example';
const AMBER = 'Cloud Storage for Firebase is not properly configured. Some features may not work correctly.';
const MINUTES = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  act(notify.clear);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show({
  status = 200,
  isOutdated = async () => false,
  readBanner = async () => '',
  at = '/create',
  account = fakeAccount(),
} = {}) {
  const storage = createStorageHealth({
    origin: STORAGE,
    bucket: 'tales',
    fetch: async () => new Response(null, { status }),
  });
  render(
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[at]}>
        <Notices storage={storage} isOutdated={isOutdated} readBanner={readBanner} />
        <ToastRegion />
      </MemoryRouter>
    </AccountContext>,
  );
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

async function comeBackAfter(ms: number): Promise<void> {
  await act(async () => {
    vi.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('says that the device is offline, and when it is online again', async () => {
  show();
  setOnline(false);
  expect(screen.getByText(/^You are offline\./)).toBeTruthy();
  setOnline(true);
  expect(screen.queryByText(/^You are offline\./)).toBeNull();
  expect(await screen.findByText('You are online again')).toBeTruthy();
});

describe('a picture that does not come', () => {
  function lose(src: string): void {
    const picture = document.createElement('img');
    picture.src = src;
    document.body.append(picture);
    act(() => void picture.dispatchEvent(new Event('error')));
    picture.remove();
  }

  it('because Storage is not set up is told for all', async () => {
    show({ status: 404 });
    lose(`${STORAGE}/v0/b/tales/o/a.webp`);
    expect(await screen.findByText(AMBER)).toBeTruthy();
  });

  it('from elsewhere says nothing about Storage', async () => {
    const asked = vi.fn();
    const storage = { origin: STORAGE, isWell: () => true, watch: () => () => undefined, suspect: asked };
    render(
      <AccountContext value={fakeAccount()}>
        <MemoryRouter>
          <Notices storage={storage} isOutdated={async () => false} readBanner={async () => ''} />
        </MemoryRouter>
      </AccountContext>,
    );
    lose('https://elsewhere.example/a.webp');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  const NEWS = 'A new Talelantern is here';
  const isOutdated = () => vi.fn(async () => true);

  it('is told once, to whoever comes back to the page', async () => {
    const ask = isOutdated();
    show({ isOutdated: ask });
    await comeBackAfter(6 * MINUTES);
    expect(await screen.findByText(NEWS)).toBeTruthy();
    await comeBackAfter(6 * MINUTES);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is loaded when the family says so', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    show({ isOutdated: isOutdated() });
    await comeBackAfter(6 * MINUTES);
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Load it' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told on a page that stays open', async () => {
    show({ isOutdated: isOutdated() });
    await act(async () => vi.advanceTimersByTime(30 * MINUTES));
    expect(await screen.findByText(NEWS)).toBeTruthy();
  });

  it('is put away by whoever has no time for it', async () => {
    show({ isOutdated: isOutdated() });
    await comeBackAfter(6 * MINUTES);
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Not now' }));
    await comeBackAfter(6 * MINUTES);
    expect(screen.queryByText(NEWS)).toBeNull();
  });

  it.each([
    ['a page that was left for a moment', '/create', 1 * MINUTES],
    ['a story that is being read', '/stories/story_1/read', 6 * MINUTES],
  ])('is not asked about by %s', async (_what, at, ms) => {
    const ask = isOutdated();
    show({ isOutdated: ask, at });
    await comeBackAfter(ms);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a word of those who look after the place', () => {
  const WORD = 'Pictures take longer today. We are on it.';
  const user = { uid: 'u1', email: 'rosa@home.example', emailVerified: true };
  const session = { status: 'signed-in', user } as const;
  const family = fakeAccount({ session: () => session });

  it('stands above every page of a family, as plain text, and goes when it is taken back', async () => {
    const readBanner = vi.fn(async () => `${WORD} <b>Now</b>`);
    show({ readBanner, account: family });
    expect(await screen.findByText(`${WORD} <b>Now</b>`)).toBeTruthy();
    readBanner.mockResolvedValue('');
    await comeBackAfter(11 * MINUTES);
    expect(screen.queryByText(/Pictures take longer/)).toBeNull();
  });

  it('is put away by whoever has read it, until there is another', async () => {
    const readBanner = vi.fn(async () => WORD);
    show({ readBanner, account: family });
    const press = userEvent.setup({ delay: null });
    await press.click(await screen.findByRole('button', { name: 'Put this away' }));
    await comeBackAfter(11 * MINUTES);
    expect(screen.queryByText(WORD)).toBeNull();
    readBanner.mockResolvedValue('Back to normal.');
    await comeBackAfter(11 * MINUTES);
    expect(await screen.findByText('Back to normal.')).toBeTruthy();
  });

  it.each([
    ['a visitor', '/create', fakeAccount()],
    ['somebody who reads a story', '/stories/story_1/read', family],
  ])('is not asked for by %s', async (_who, at, account) => {
    const readBanner = vi.fn(async () => WORD);
    show({ readBanner, at, account });
    await comeBackAfter(11 * MINUTES);
    expect(readBanner).not.toHaveBeenCalled();
  });
});
