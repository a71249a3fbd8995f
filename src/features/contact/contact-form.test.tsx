import { MESSAGE_REQUIRED, MESSAGE_TOO_SOON } from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ContactForm } from './contact-form.tsx';

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));

function renderForm(send = vi.fn(async (_id: string, _text: string) => undefined)) {
  renderWithServices(<ContactForm email="rosa@home.example" />, { contact: { send } });
  return send;
}

test('a contact message is sent once with thanks, and the field is cleared', async () => {
  const send = renderForm();
  type('The owl is on page three twice.');
  await press();
  expect(await screen.findByText('Thank you. We’ve got your message.')).toBeTruthy();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'The owl is on page three twice.');
  expect(field().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('an empty contact message says what is missing and focuses the field', async () => {
  const send = renderForm();
  type('   ');
  await press();
  expect(screen.getByText(MESSAGE_REQUIRED)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(send).not.toHaveBeenCalled();
  type('Hello');
  expect(screen.queryByText(MESSAGE_REQUIRED)).toBeNull();
});

test('the contact form counts characters, and keeps but does not send a message that is too long', async () => {
  const send = renderForm();
  expect(screen.getByText('0 of 4,000 characters')).toBeTruthy();
  type('x'.repeat(LIMITS.contactMessage + 2));
  expect(screen.getByText('4,002 of 4,000 characters')).toBeTruthy();
  expect(screen.getByText('Please shorten it by 2 characters')).toBeTruthy();
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(LIMITS.contactMessage + 2);
});

test('a typed contact message survives a failure and a reload', async () => {
  renderForm(vi.fn().mockRejectedValue(new AppError('internal', 'Failed to send message')));
  type('Dear people');
  await press();
  expect(await screen.findByText('Failed to send message')).toBeTruthy();
  expect(screen.getByText('What you wrote is still here.')).toBeTruthy();
  cleanup();
  renderForm();
  expect(field().value).toBe('Dear people');
});

test('a contact message is sent under the same id until it is stored, a changed or later one under another', async () => {
  const failure = new AppError('internal', 'Failed to send message');
  const send = renderForm(
    vi.fn().mockResolvedValue(undefined).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure),
  );
  for (const text of ['Hello', 'Hello again', 'Hello again', 'Hello again']) {
    type(text);
    await press();
  }
  const [first, changed, repeated, later] = send.mock.calls.map(([id]) => id);
  expect(repeated).toBe(changed);
  expect(new Set([first, changed, later]).size).toBe(3);
});

test('a second contact message within a minute is rate limited', async () => {
  renderForm(vi.fn().mockRejectedValue(new AppError('rate_limited', MESSAGE_TOO_SOON, { retryAfterSeconds: 40 })));
  type('And another thing');
  await press();
  expect(await screen.findByText(MESSAGE_TOO_SOON)).toBeTruthy();
  expect(screen.getByText('You can try again in 40 seconds.')).toBeTruthy();
  expect(screen.getByText('What you wrote is still here.')).toBeTruthy();
  expect(field().value).toBe('And another thing');
});
