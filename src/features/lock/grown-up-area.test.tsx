import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LockService } from '../../services/lock/lock-service.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { AfterGrownUp } from './after-grown-up.tsx';
import { GrownUpArea } from './grown-up-area.tsx';
import { fakeLock } from './lock-fakes.ts';

const PIN = '4071';
const CONTENT = 'The plans';

const renderArea = (lock: Partial<LockService>) =>
  renderWithServices(<GrownUpArea reason="buy">{CONTENT}</GrownUpArea>, { lock });

async function typePin() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a grown-up' }));
  for (const digit of PIN) fireEvent.click(dialog.getByRole('button', { name: digit }));
  fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
}

test('a grown-up area shows its content immediately if no PIN is set', async () => {
  renderArea(fakeLock(null));
  expect(await screen.findByText(CONTENT)).toBeTruthy();
});

test('a grown-up area says that it is loading while the lock is read', async () => {
  renderArea({ view: () => new Promise(() => undefined) });
  expect(await screen.findByText('Checking the lock')).toBeTruthy();
  expect(screen.queryByText(CONTENT)).toBeNull();
});

test('a grown-up area renders nothing before the PIN or after the lock has closed', async () => {
  const lock = fakeLock(PIN);
  renderArea(lock);
  fireEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  expect(screen.queryByText(CONTENT)).toBeNull();
  await typePin();
  expect(await screen.findByText(CONTENT)).toBeTruthy();
  act(lock.close);
  expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
  expect(screen.queryByText(CONTENT)).toBeNull();
});

test('a grown-up area closes immediately with the lock, even if the lock cannot be read', async () => {
  const lock = fakeLock(PIN);
  let readLock = lock.view;
  renderArea({ ...lock, view: () => readLock() });
  fireEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  await typePin();
  await screen.findByText(CONTENT);
  readLock = () => new Promise(() => undefined);
  act(lock.close);
  expect(screen.queryByText(CONTENT)).toBeNull();
  expect(screen.getByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
});

test('a grown-up area closes when the family returns from another tab in which it set a PIN', async () => {
  let isSet = false;
  renderArea({ view: async () => (isSet ? 'closed' : 'none') });
  await screen.findByText(CONTENT);
  isSet = true;
  fireEvent(window, new Event('focus'));
  expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
  expect(screen.queryByText(CONTENT)).toBeNull();
});

// Dictation and switches send no key or pointer events.
test.each(['pointerDown', 'keyDown', 'input', 'focusIn'] as const)(
  '%s in a grown-up area keeps the lock open',
  async (event) => {
    const stayOpen = vi.fn();
    renderArea(fakeLock(null, { stayOpen }));
    fireEvent[event](await screen.findByText(CONTENT));
    await act(async () => undefined);
    expect(stayOpen).toHaveBeenCalledOnce();
  },
);

test('a lock that could not be read is read again once online', async () => {
  const view = vi
    .fn<LockService['view']>()
    .mockRejectedValueOnce(new AppError('internal', LOCK_UNREADABLE))
    .mockResolvedValue('none');
  renderArea({ view });
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(CONTENT)).toBeTruthy();
});

test('a lock that cannot be read stays closed until a retry', async () => {
  const view = vi
    .fn<LockService['view']>()
    .mockRejectedValueOnce(new AppError('internal', LOCK_UNREADABLE))
    .mockResolvedValue('none');
  renderArea({ view });
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  expect(screen.queryByText(CONTENT)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(CONTENT)).toBeTruthy();
});

test('while a lock is read again after a click, the area shows that, and a second failure is announced', async () => {
  let rejectView = (): void => undefined;
  const view = vi
    .fn<LockService['view']>()
    .mockRejectedValueOnce(new AppError('internal', LOCK_UNREADABLE))
    .mockImplementationOnce(
      () => new Promise((_, reject) => (rejectView = () => reject(new AppError('internal', LOCK_UNREADABLE)))),
    );
  renderArea({ view });
  const firstFailure = await screen.findByText(LOCK_UNREADABLE);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Checking the lock')).toBeTruthy();
  await waitFor(() => expect(view).toHaveBeenCalledTimes(2));
  rejectView();
  expect(await screen.findByText(LOCK_UNREADABLE)).not.toBe(firstFailure);
});

/** Renders content for grown-ups behind a closed lock. */
function renderLink(lock = fakeLock(PIN)) {
  const onRefused = vi.fn();
  renderWithServices(
    <AfterGrownUp reason="share" onRefused={onRefused}>
      <p>The link</p>
    </AfterGrownUp>,
    { lock },
  );
  return onRefused;
}

test('content for grown-ups is rendered only after the PIN', async () => {
  const onRefused = renderLink();
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  expect(screen.queryByText('The link')).toBeNull();
  await typePin();
  expect(await screen.findByText('The link')).toBeTruthy();
  expect(onRefused).not.toHaveBeenCalled();
});

test('content for grown-ups is not rendered after “Not now”', async () => {
  const onRefused = renderLink();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(screen.queryByText('The link')).toBeNull();
});

test('content for grown-ups disappears as soon as the lock closes', async () => {
  const lock = fakeLock(PIN);
  const onRefused = renderLink(lock);
  await typePin();
  await screen.findByText('The link');
  act(lock.close);
  expect(screen.queryByText('The link')).toBeNull();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('user activity in content for grown-ups keeps the lock open', async () => {
  const stayOpen = vi.fn();
  renderLink(fakeLock(PIN, { stayOpen }));
  await typePin();
  fireEvent.keyDown(await screen.findByText('The link'));
  await waitFor(() => expect(stayOpen).toHaveBeenCalledOnce());
});
