import type { MessageStatus } from '@talelantern/domain/accounts/contact-message';
import { cutText } from '@talelantern/domain/text/cut-text';
import { mailtoUrl } from '../mailto-url.ts';

export const STATUS_LABELS: readonly { value: MessageStatus; label: string }[] = [
  { value: 'pending', label: 'New' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'resolved', label: 'Resolved' },
];

export const EMPTY_COPY: Readonly<Record<MessageStatus, string>> = {
  pending: 'No new messages. You’re all caught up.',
  in_progress: 'No messages are in progress.',
  resolved: 'No messages have been resolved yet.',
};

export const STEP_COPY: Readonly<Record<MessageStatus, { label: string; done: string; by: string }>> = {
  pending: { label: 'Mark as new', done: 'The message is marked as new', by: 'Marked as new by' },
  in_progress: { label: 'Mark as in progress', done: 'The message is in progress', by: 'Taken by' },
  resolved: { label: 'Mark as resolved', done: 'The message is resolved', by: 'Resolved by' },
};

export const WITHDRAWAL_TASK =
  'Withdrawal from a contract: confirm it by email today. Refund all of it in Stripe within fourteen days, and see that the subscription has ended.';

/** Characters that are quoted in a mailto URL, because some mail programs cut longer ones. */
const MAX_QUOTED = 1_000;

export function answerUrl(email: string, message: string): string {
  const quoted = cutText(message, MAX_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = ['', '', ...quoted].join('\r\n');
  return `${mailtoUrl(email, 'Your message to Talelantern')}&body=${encodeURIComponent(body)}`;
}
