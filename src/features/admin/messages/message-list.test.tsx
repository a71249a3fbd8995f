import type { ContactMessage } from '@talelantern/domain/admin/messages';
import { AppError } from '@talelantern/domain/errors/app-error';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminService } from '../../../services/admin-service.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { MessagesPage } from '../../../pages/admin/messages-page.tsx';

afterEach(() => sessionStorage.clear());

const MESSAGE: ContactMessage = {
  id: 'message_1',
  message: '<b>Hello</b>, where is my story?',
  status: 'pending',
  createdAt: Date.UTC(2026, 10, 22, 9),
  userId: 'rosa',
  email: 'rosa@home.example',
  displayName: 'Rosa',
  notes: [],
};

const listing =
  (...messages: ContactMessage[]): AdminService['listMessages'] =>
  async () => ({ messages, next: null });

it('what was written is shown as it was typed, with an answer by mail', async () => {
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listing(MESSAGE) } });
  expect(await screen.findByText(MESSAGE.message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')).toMatch(
    /^mailto:rosa@home\.example\?subject=/,
  );
});

it('whoever is gone cannot be answered, and the message is still there', async () => {
  const gone = { ...MESSAGE, email: null, displayName: '' };
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listing(gone) } });
  expect(await screen.findByRole('heading', { name: 'rosa' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a step takes the note along, from the status that was seen', async () => {
  const updateMessage = vi.fn<AdminService['updateMessage']>(async () => ({ status: 'in_progress', notes: [] }));
  const listMessages = vi
    .fn<AdminService['listMessages']>()
    .mockImplementationOnce(listing(MESSAGE))
    .mockImplementation(listing());
  renderWithAdmin(<MessagesPage />, { service: { listMessages, updateMessage } });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), ' I ask Hoot. ');
  await userEvent.click(screen.getByRole('button', { name: 'Take it on' }));
  expect(await screen.findByText('No new messages. Everybody has been heard.')).toBeTruthy();
  expect(updateMessage).toHaveBeenCalledExactlyOnceWith({
    messageId: 'message_1',
    from: 'pending',
    to: 'in_progress',
    note: 'I ask Hoot.',
  });
});

it('a note survives a reload until it is kept', async () => {
  const at = { service: { listMessages: listing(MESSAGE) } };
  const { unmount } = renderWithAdmin(<MessagesPage />, at);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Ask Hoot');
  unmount();
  renderWithAdmin(<MessagesPage />, at);
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Ask Hoot');
});

it('says how many wait in each, and counts anew what was looked through', async () => {
  renderWithAdmin(<MessagesPage />, {
    service: {
      listMessages: listing(MESSAGE),
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

it('a note alone moves nothing; what was typed survives a failure', async () => {
  const updateMessage = vi
    .fn<AdminService['updateMessage']>()
    .mockRejectedValueOnce(new AppError('busy', 'Busy, please try later'))
    .mockResolvedValue({ status: 'pending', notes: [] });
  renderWithAdmin(<MessagesPage />, { service: { listMessages: listing(MESSAGE), updateMessage } });
  const field = await screen.findByRole('textbox', { name: /^Note/ });
  await userEvent.type(field, 'Ask again');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  expect(await screen.findByText('Busy, please try later')).toBeTruthy();
  expect(field).toHaveProperty('value', 'Ask again');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  expect(await screen.findByText('The note is kept')).toBeTruthy();
  expect(updateMessage).toHaveBeenLastCalledWith({ messageId: 'message_1', from: 'pending', note: 'Ask again' });
  expect(field).toHaveProperty('value', '');
});

it.each([
  ['pending', ['Take it on']],
  ['in_progress', ['Back to new', 'Mark as resolved']],
  ['resolved', ['Take it on']],
] as const)('from %s the next steps are %j', async (status, steps) => {
  renderWithAdmin(<MessagesPage />, {
    at: `/?status=${status}`,
    service: { listMessages: listing({ ...MESSAGE, status }) },
  });
  const group = await screen.findByRole('group', { name: 'Message of Rosa' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(steps);
});
