import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import { MAX_NOTES, type ContactMessage } from '@talelantern/domain/contracts/admin/messages';
import { AppError } from '@talelantern/domain/errors/app-error';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AdminService } from '../../../services/admin/admin-service.ts';
import { AdminPage } from '../admin-page.tsx';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { formatDateTime } from '../format.ts';
import { MessagesPage } from './messages-page.tsx';

const MESSAGE: ContactMessage = {
  id: 'message_1',
  message: '<b>Hello</b>, where is my story?',
  kind: 'message',
  status: 'pending',
  createdAt: Date.UTC(2026, 10, 22, 9),
  userId: 'rosa',
  email: 'rosa@home.example',
  displayName: 'Rosa',
  notes: [],
  statusChange: null,
};

const listOf =
  (...messages: ContactMessage[]): AdminService['listMessages'] =>
  async () => ({ messages, next: null });

it('a message is rendered as plain text, with a link to answer by mail', async () => {
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listOf(MESSAGE) } });
  expect(await screen.findByText(MESSAGE.message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toMatch(
    /^mailto:rosa@home\.example\?subject=/,
  );
});

it('a withdrawal from a contract is marked with what is to be done, another message is not', async () => {
  const withdrawal: ContactMessage = { ...MESSAGE, id: 'message_2', kind: 'withdrawal', message: 'I withdraw.' };
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listOf(MESSAGE, withdrawal) } });
  const mark = await screen.findByText(/^Withdrawal from a contract/);
  expect(mark.nextElementSibling?.textContent).toBe('I withdraw.');
});

it('a deleted user cannot be answered, and the message remains', async () => {
  const anonymousMessage = { ...MESSAGE, email: null, displayName: '' };
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listOf(anonymousMessage) } });
  expect(await screen.findByRole('heading', { name: 'rosa' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the account of a user without an email address can be opened', async () => {
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listOf({ ...MESSAGE, email: '' }) } });
  expect((await screen.findByRole('link', { name: 'The account' })).getAttribute('href')).toBe('/admin/people/rosa');
});

it('a status change sends the note and the previous status', async () => {
  const updateMessage = vi.fn<AdminService['updateMessage']>(async () => ({ status: 'in_progress', notes: [] }));
  const listMessages = vi
    .fn<AdminService['listMessages']>()
    .mockImplementationOnce(listOf(MESSAGE))
    .mockImplementation(listOf());
  renderWithAdmin(<MessagesPage />, { service: { listMessages, updateMessage } });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), ' I ask Hoot. ');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as in progress' }));
  expect(await screen.findByText('No new messages. You’re all caught up.')).toBeTruthy();
  expect(updateMessage).toHaveBeenCalledExactlyOnceWith({
    messageId: 'message_1',
    from: 'pending',
    to: 'in_progress',
    note: 'I ask Hoot.',
  });
});

it('a message with a status changed by another administrator is refetched, and the typed note is kept', async () => {
  const listMessages = vi
    .fn<AdminService['listMessages']>()
    .mockImplementationOnce(listOf(MESSAGE))
    .mockImplementation(
      listOf({ ...MESSAGE, notes: [{ text: 'Mine.', adminId: 'a', adminEmail: 'a@x.example', at: 1 }] }),
    );
  const updateMessage = () => Promise.reject(new AppError('in_progress', CHANGED_MEANWHILE));
  renderWithAdmin(<MessagesPage />, { service: { listMessages, updateMessage } });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Ask Hoot');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as in progress' }));
  expect(await screen.findByText('Mine.')).toBeTruthy();
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Ask Hoot');
});

it('a note that no longer fits is neither sent nor deleted, and the status can still be changed', async () => {
  const updateMessage = vi.fn<AdminService['updateMessage']>(async () => ({ status: 'in_progress', notes: [] }));
  const pageWith = (message: ContactMessage) => ({ service: { listMessages: listOf(message), updateMessage } });
  const { unmount } = renderWithAdmin(<MessagesPage />, pageWith(MESSAGE));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Ask Hoot');
  unmount();
  const note = { text: 'Asked.', adminId: 'a', adminEmail: 'a@x.example' };
  const fullMessage = { ...MESSAGE, notes: Array.from({ length: MAX_NOTES }, (_, index) => ({ ...note, at: index })) };
  const { unmount: leave } = renderWithAdmin(<MessagesPage />, pageWith(fullMessage));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as in progress' }));
  expect(await screen.findByText('The message is in progress')).toBeTruthy();
  expect(updateMessage).toHaveBeenCalledExactlyOnceWith({ messageId: 'message_1', from: 'pending', to: 'in_progress' });
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
  leave();
  renderWithAdmin(<MessagesPage />, pageWith(MESSAGE));
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Ask Hoot');
});

it.each([
  ['in_progress', 'Taken by maria@x.example'],
  ['resolved', 'Resolved by maria@x.example'],
] as const)('a message that is %s shows who has changed its status, and when', async (status, statusText) => {
  const statusChange = { adminId: 'maria', adminEmail: 'maria@x.example', at: Date.UTC(2026, 10, 22, 10) };
  renderWithAdmin(<MessagesPage />, {
    at: `/?status=${status}`,
    service: { listMessages: listOf({ ...MESSAGE, status, statusChange }) },
  });
  expect(await screen.findByText(`${statusText} · ${formatDateTime(statusChange.at)}`)).toBeTruthy();
});

it('an unsaved note survives a reload', async () => {
  const options = { service: { listMessages: listOf(MESSAGE) } };
  const { unmount } = renderWithAdmin(<MessagesPage />, options);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Ask Hoot');
  unmount();
  renderWithAdmin(<MessagesPage />, options);
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Ask Hoot');
});

it('message counts are updated for lists that are fully loaded', async () => {
  renderWithAdmin(<MessagesPage />, {
    service: {
      listMessages: listOf(MESSAGE),
      readQueues: async () => ({
        moderation: null,
        messages: { pendingMessages: 5, messagesInProgress: 120 },
        countedAt: Date.now() - 60_000,
      }),
    },
  });
  expect(await screen.findByRole('radio', { name: 'New 1' })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: 'In progress 99+' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Resolved' })).toBeTruthy();
});

it('the navigation counts new messages and those in progress', async () => {
  renderWithAdmin(
    <AdminPage onSignOut={() => undefined}>
      <p>Page</p>
    </AdminPage>,
    {
      service: {
        readQueues: async () => ({
          moderation: null,
          messages: { pendingMessages: 2, messagesInProgress: 3 },
          countedAt: Date.now(),
        }),
      },
    },
  );
  expect((await screen.findAllByRole('link', { name: 'Messages 5' })).length).toBeGreaterThan(0);
});

it('a note alone does not change the status, and its text survives a failure', async () => {
  const updateMessage = vi
    .fn<AdminService['updateMessage']>()
    .mockRejectedValueOnce(new AppError('busy', 'Busy, please try later'))
    .mockResolvedValue({ status: 'pending', notes: [] });
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listOf(MESSAGE), updateMessage } });
  const field = await screen.findByRole('textbox', { name: /^Note/ });
  await userEvent.type(field, 'Ask again');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Busy, please try later')).toBeTruthy();
  expect(field).toHaveProperty('value', 'Ask again');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note is saved')).toBeTruthy();
  expect(updateMessage).toHaveBeenLastCalledWith({ messageId: 'message_1', from: 'pending', note: 'Ask again' });
  expect(field).toHaveProperty('value', '');
});

it.each([
  ['pending', ['Mark as in progress']],
  ['in_progress', ['Mark as new', 'Mark as resolved']],
  ['resolved', ['Mark as in progress']],
] as const)('a message with the status %s offers %j', async (status, steps) => {
  renderWithAdmin(<MessagesPage />, {
    at: `/?status=${status}`,
    service: { listMessages: listOf({ ...MESSAGE, status }) },
  });
  const group = await screen.findByRole('group', { name: 'Message from Rosa' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(steps);
});
