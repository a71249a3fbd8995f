// @vitest-environment happy-dom
import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LockService } from '../../services/lock-service.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { AfterGrownUp } from './after-grown-up.tsx';
import { GrownUpPlace } from './grown-up-place.tsx';
import { fakeLock } from './lock-fakes.ts';

afterEach(cleanup);

const PIN = '4071';
const INSIDE = 'The plans';

const renderPlace = (lock: Partial<LockService>) =>
  renderWithServices(<GrownUpPlace reason="buy">{INSIDE}</GrownUpPlace>, { lock });

async function typePin() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a grown-up' }));
  for (const digit of PIN) fireEvent.click(dialog.getByRole('button', { name: digit }));
  fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
}

test('without a lock it is a place like any other', async () => {
  renderPlace(fakeLock(null));
  expect(await screen.findByText(INSIDE)).toBeTruthy();
});

test('nothing of it is drawn before the PIN, nor once the lock has closed again', async () => {
  const lock = fakeLock(PIN);
  renderPlace(lock);
  fireEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  expect(screen.queryByText(INSIDE)).toBeNull();
  await typePin();
  expect(await screen.findByText(INSIDE)).toBeTruthy();
  act(lock.close);
  expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
  expect(screen.queryByText(INSIDE)).toBeNull();
});

test('whoever is busy there is not asked in the middle of it', async () => {
  const stayOpen = vi.fn();
  renderPlace(fakeLock(null, { stayOpen }));
  fireEvent.pointerDown(await screen.findByText(INSIDE));
  await act(async () => undefined);
  expect(stayOpen).toHaveBeenCalledOnce();
});

test('a lock that could not be looked at is looked at again when the network is back', async () => {
  const look = vi
    .fn<LockService['look']>()
    .mockRejectedValueOnce(new AppError('internal', LOCK_UNREADABLE))
    .mockResolvedValue('none');
  renderPlace({ look });
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(INSIDE)).toBeTruthy();
});

test('a lock that cannot be looked at keeps it closed until another try', async () => {
  const look = vi
    .fn<LockService['look']>()
    .mockRejectedValueOnce(new AppError('internal', LOCK_UNREADABLE))
    .mockResolvedValue('none');
  renderPlace({ look });
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  expect(screen.queryByText(INSIDE)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(INSIDE)).toBeTruthy();
});

/** Something that opens for grown-ups, behind a closed lock. */
function renderLink() {
  const onRefused = vi.fn();
  renderWithServices(
    <AfterGrownUp reason="share" onRefused={onRefused}>
      <p>The link</p>
    </AfterGrownUp>,
    { lock: fakeLock(PIN) },
  );
  return onRefused;
}

test('what opens for grown-ups only opens after the PIN', async () => {
  const onRefused = renderLink();
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  expect(screen.queryByText('The link')).toBeNull();
  await typePin();
  expect(await screen.findByText('The link')).toBeTruthy();
  expect(onRefused).not.toHaveBeenCalled();
});

test('what opens for grown-ups goes away where there is none', async () => {
  const onRefused = renderLink();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(screen.queryByText('The link')).toBeNull();
});
