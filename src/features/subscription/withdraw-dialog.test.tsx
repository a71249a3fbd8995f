import { MESSAGE_TOO_SOON } from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeAccount } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const BEGAN = new Date(2026, 10, 20, 12).getTime();
const RECEIVED = new Date(2026, 10, 30, 18, 12, 5).getTime();
const USER = { uid: 'family', email: 'rosa@home.example', emailVerified: true };
const STATEMENT =
  'I withdraw from my contract for a paid plan of Talelantern, which began on November 20, 2026.\nrosa@home.example';

function renderDialog(
  withdraw: (subscribedAt: number, text: string, againId?: string) => Promise<number>,
  { onClose = () => undefined, isAgain = false }: { onClose?: () => void; isAgain?: boolean } = {},
) {
  const session = { status: 'signed-in', user: USER } as const;
  renderWithServices(
    <WithdrawDialog subscribedAt={BEGAN} isAgain={isAgain} onClose={onClose} />,
    { contact: { withdraw } },
    fakeAccount({ session: () => session }),
  );
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));

test('a confirmed withdrawal is acknowledged with its words, the day and the time, to be copied', async () => {
  const withdraw = vi.fn(async () => RECEIVED);
  renderDialog(withdraw);
  expect(screen.getByText(/pay back everything you paid/)).toBeTruthy();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'We’ve received your withdrawal' })).toBeTruthy();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(BEGAN, STATEMENT, undefined);
  expect(
    screen.getByText(/^We’ll confirm it to rosa@home.example .* deleting it deletes this message too.$/),
  ).toBeTruthy();
  const receipt = screen.getByLabelText<HTMLTextAreaElement>('Your withdrawal').value;
  expect(receipt).toContain(STATEMENT);
  expect(receipt).toMatch(/^Received by Talelantern on November 30, 2026 at 6:12:05\sPM \S+:\n/);
  await userEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(receipt);
});

test.each([false, true])(
  'a withdrawal that fails can be sent once more under the same id, second: %s',
  async (isAgain) => {
    const withdraw = vi
      .fn(async (_subscribedAt: number, _text: string, _againId?: string) => RECEIVED)
      .mockRejectedValueOnce(new AppError('rate_limited', MESSAGE_TOO_SOON, { retryAfterSeconds: 40 }));
    renderDialog(withdraw, { isAgain });
    await confirm();
    expect(await screen.findByText(MESSAGE_TOO_SOON)).toBeTruthy();
    expect(screen.queryByText(/We’ve received/)).toBeNull();
    await confirm();
    expect(await screen.findByText('We’ve received your withdrawal')).toBeTruthy();
    const [first, second] = withdraw.mock.calls;
    expect(second).toEqual(first);
    expect(first?.[2] !== undefined).toBe(isAgain);
  },
);

test('the dialog stays open while the withdrawal is sent, so that its receipt is seen', async () => {
  const sending = Promise.withResolvers<number>();
  const close = vi.fn();
  renderDialog(() => sending.promise, { onClose: close });
  const leave = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep my plan' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  };
  await confirm();
  expect(await screen.findByText('Sending…')).toBeTruthy();
  leave();
  expect(close).not.toHaveBeenCalled();
  sending.resolve(RECEIVED);
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(close).toHaveBeenCalledOnce();
});

test('the dialog closes before anything is sent', async () => {
  const close = vi.fn();
  renderDialog(async () => RECEIVED, { onClose: close });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my plan' }));
  expect(close).toHaveBeenCalledOnce();
});
