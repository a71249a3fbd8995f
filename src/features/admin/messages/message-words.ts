import type { MessageStatus } from '@talelantern/domain/admin/messages';

export const STATUS_LABELS: readonly { value: MessageStatus; label: string }[] = [
  { value: 'pending', label: 'New' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'resolved', label: 'Resolved' },
];

export const NOTHING_THERE: Readonly<Record<MessageStatus, string>> = {
  pending: 'No new messages. Everybody has been heard.',
  in_progress: 'Nobody is looking after a message just now.',
  resolved: 'No message has been resolved yet.',
};

/** On the button that moves a message to a status, and what is said when it is there. */
export const STEP_WORDS: Readonly<Record<MessageStatus, { label: string; done: string }>> = {
  pending: { label: 'Back to new', done: 'The message is new again' },
  in_progress: { label: 'Take it on', done: 'The message is in progress' },
  resolved: { label: 'Mark as resolved', done: 'The message is resolved' },
};

/** Some mail programs cut longer addresses. */
const MOST_QUOTED = 1_000;

/** The address that opens an answer in one's own mail program, with what was asked beneath it. */
export function answerAddress(email: string, message: string): string {
  const quoted = message
    .slice(0, MOST_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = ['', '', ...quoted].join('\r\n');
  // Between name and host the sign stands as it is (RFC 6068).
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent('Your message to Talelantern')}&body=${encodeURIComponent(body)}`;
}
