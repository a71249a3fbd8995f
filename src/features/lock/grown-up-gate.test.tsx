import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { LockService, PinOutcome } from '../../services/lock/lock-service.ts';
import { NEVER } from '../../testing/never.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { REASON_COPY } from './lock-copy.ts';
import { useGrownUp, type GrownUpReason } from './use-grown-up.ts';

function renderAction(lock: Partial<LockService>, reason: GrownUpReason = 'delete') {
  const onAnswer = vi.fn();
  function ActionButton() {
    const ask = useGrownUp();
    return (
      <>
        <button type="button" onClick={() => void ask(reason).then(onAnswer)}>
          Do it
        </button>
        <Link to="/stories">Leave</Link>
      </>
    );
  }
  renderWithServices(<ActionButton />, { lock });
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  return onAnswer;
}

const closedLock = (tryPin: LockService['tryPin'] = vi.fn(), waitMs = 0): Partial<LockService> => ({
  view: async () => 'closed',
  waitMs: () => waitMs,
  tryPin,
});

const dialog = () => within(screen.getByRole('dialog'));
const pressKeys = async (digits: string) => {
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  for (const digit of digits) fireEvent.click(dialog().getByRole('button', { name: digit }));
};
const openButton = () => dialog().getByRole('button', { name: 'Open' });

test.each(['none', 'open'] as const)('no PIN is requested while the lock is %s', async (view) => {
  const stayOpen = vi.fn();
  const onAnswer = renderAction({ view: async () => view, stayOpen });
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(stayOpen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a double tap, only one click is allowed', async () => {
  const onAnswer = renderAction({ view: async () => 'none', stayOpen: vi.fn() });
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false], [true]]));
});

const REASONS: readonly GrownUpReason[] = ['share', 'delete', 'buy', 'settings', 'approve'];
test.each(REASONS)('the PIN dialog says why a grown-up is needed (%s)', async (reason) => {
  renderAction(closedLock(), reason);
  expect(await screen.findByText(REASON_COPY[reason])).toBeTruthy();
});

test('the right PIN on the keypad allows the action', async () => {
  const tryPin = vi.fn(async (): Promise<PinOutcome> => ({ status: 'opened' }));
  const onAnswer = renderAction(closedLock(tryPin));
  await pressKeys('40719');
  fireEvent.click(dialog().getByRole('button', { name: 'Delete the last digit' }));
  expect(dialog().getByText('4 digits')).toBeTruthy();
  expect(dialog().queryByText('4071')).toBeNull();
  fireEvent.click(openButton());
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(tryPin).toHaveBeenCalledExactlyOnceWith('4071');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [false, 'password'],
  [true, 'text'],
])('the PIN can be typed on a keyboard; in Firefox (%s) its field is of type %s', async (isFirefox, type) => {
  vi.stubGlobal('CSS', { supports: (style: string) => isFirefox && style === '-moz-appearance' });
  const tryPin = vi.fn(async (): Promise<PinOutcome> => ({ status: 'opened' }));
  const onAnswer = renderAction(closedLock(tryPin));
  const field = await screen.findByLabelText<HTMLInputElement>('PIN, four to six digits');
  expect(document.activeElement).toBe(field);
  expect(field).toMatchObject({ type, inputMode: 'none', autocomplete: 'one-time-code' });
  await userEvent.keyboard('40a71982{Backspace}{Enter}');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(tryPin).toHaveBeenCalledExactlyOnceWith('40719');
});

test('a PIN can be pasted or dictated, with spaces', async () => {
  const tryPin = vi.fn(async (): Promise<PinOutcome> => ({ status: 'opened' }));
  renderAction(closedLock(tryPin));
  fireEvent.change(await screen.findByLabelText(/^PIN/), { target: { value: '40 71 9' } });
  fireEvent.click(openButton());
  await waitFor(() => expect(tryPin).toHaveBeenCalledExactlyOnceWith('40719'));
});

test('digits can be typed while a key of the keypad has the focus', async () => {
  renderAction(closedLock());
  await pressKeys('4');
  expect(dialog().getByText('1 digit')).toBeTruthy();
  const seven = dialog().getByRole('button', { name: '7' });
  seven.focus();
  fireEvent.keyDown(seven, { key: '0' });
  expect(dialog().getByText('2 digits')).toBeTruthy();
});

test('a PIN is checked once even if Enter is pressed several times', async () => {
  const tryPin = vi.fn(() => NEVER);
  renderAction(closedLock(tryPin));
  await pressKeys('4071');
  const field = screen.getByLabelText<HTMLInputElement>(/^PIN/);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(field.readOnly).toBe(true));
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(tryPin).toHaveBeenCalledOnce();
});

test('a PIN of fewer than four digits cannot be submitted', async () => {
  const tryPin = vi.fn();
  renderAction(closedLock(tryPin));
  await pressKeys('407');
  fireEvent.click(openButton());
  fireEvent.keyDown(screen.getByLabelText(/^PIN/), { key: 'Enter' });
  expect(tryPin).not.toHaveBeenCalled();
});

test.each([
  ['Not now', () => fireEvent.click(dialog().getByRole('button', { name: 'Not now' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('%s closes the PIN dialog and rejects the action', async (_what, leave) => {
  const onAnswer = renderAction(closedLock());
  await screen.findByRole('dialog');
  leave();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving the page closes the PIN dialog and rejects the action', async () => {
  const onAnswer = renderAction(closedLock());
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('Leave'));
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a wrong PIN the keypad is disabled and shows the wait', async () => {
  const tryPin = vi.fn(async (): Promise<PinOutcome> => ({ status: 'wrong', waitMs: 30_000 }));
  renderAction(closedLock(tryPin));
  await pressKeys('4071');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(openButton());
  expect(await dialog().findByText('That’s not the PIN.')).toBeTruthy();
  expect(dialog().getAllByText('You can try again in 30 seconds.')).toHaveLength(2);
  expect(dialog().getByText('0 digits')).toBeTruthy();
  await pressKeys('4071');
  expect(dialog().getByText('0 digits')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(29_000));
  expect(dialog().getByText('You can try again in 1 second.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_000));
  await pressKeys('4071');
  expect(dialog().getByText('4 digits')).toBeTruthy();
});

test('the wait after a wrong PIN continues after a reload', async () => {
  renderAction(closedLock(vi.fn(), 240_000));
  expect(await screen.findAllByText('You can try again in 4 minutes.')).toHaveLength(2);
  await pressKeys('4071');
  expect(dialog().getByText('0 digits')).toBeTruthy();
});

test('a lock that cannot be read stays closed and shows a message', async () => {
  const onAnswer = renderAction({ view: () => Promise.reject(new AppError('internal', LOCK_UNREADABLE)) });
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

test('a PIN that could not be checked does not count as wrong', async () => {
  renderAction(closedLock(() => Promise.reject(new AppError('internal', LOCK_UNREADABLE))));
  await pressKeys('4071');
  fireEvent.click(openButton());
  expect(await dialog().findByText(LOCK_UNREADABLE)).toBeTruthy();
  await pressKeys('4071');
  expect(dialog().getByText('4 digits')).toBeTruthy();
});
