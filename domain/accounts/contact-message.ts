import { LIMITS } from '../limits/limits.ts';
import { RATE_STAMPS } from '../limits/rate-stamps.ts';
import { defineDocument, listOf, oneOf, readFields } from '../stored/define-document.ts';
import { isRecord, readText, readTime } from '../stored/read-fields.ts';

export const MESSAGE_REQUIRED = 'User ID and message are required';
/** The message for a second contact message within a minute (RATE_STAMPS). */
export const MESSAGE_TOO_SOON = 'You sent a message less than a minute ago';
/** The message for one more than `perDay` (RATE_STAMPS). */
export const TOO_MANY_MESSAGES = `You sent ${RATE_STAMPS.contact_messages.perDay} messages in 24 hours`;

/** Status of a contact message; administrators set all but the first (docs/specification.md#4). */
export const MESSAGE_STATUSES = ['pending', 'in_progress', 'resolved'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const FIRST_MESSAGE_STATUS = 'pending';

/** A message that withdraws from a contract; all others have no kind. */
const WITHDRAWAL = 'withdrawal';
export const MESSAGE_KINDS = ['message', WITHDRAWAL] as const;

/** The fields that the sender provides (docs/specification.md#3). */
export interface ContactMessageDraft {
  userId: string;
  message: string;
  status: typeof FIRST_MESSAGE_STATUS;
  kind?: typeof WITHDRAWAL;
}

const CHANGE_FIELDS = {
  adminId: readText,
  adminEmail: readText,
  at: (value: unknown) => readTime(value) ?? 0,
};
const NOTE_FIELDS = { ...CHANGE_FIELDS, text: readText };

/** `contact_messages/{id}`; the server sets the times. */
export const CONTACT_MESSAGE = defineDocument({
  collection: 'contact_messages',
  version: 4,
  fields: {
    userId: readText,
    message: readText,
    status: oneOf(MESSAGE_STATUSES, FIRST_MESSAGE_STATUS),
    createdAt: readTime,
    kind: oneOf(MESSAGE_KINDS, 'message'),
    /** Notes by administrators, oldest first. */
    notes: listOf((note) => readFields(NOTE_FIELDS, note)),
    /** Who set the status, and when; null for a new message, and for one from a version that did not store this. */
    statusChange: (value: unknown) => (isRecord(value) ? readFields(CHANGE_FIELDS, value) : null),
  },
  required: [],
  rules: {
    newMessageStatus: FIRST_MESSAGE_STATUS,
    contactMessageFields: ['userId', 'message', 'status', 'kind', 'timestamp', 'createdAt'],
    withdrawalKind: WITHDRAWAL,
  },
});

/** The message to store, trimmed; null when it is blank ({@link MESSAGE_REQUIRED}) or too long. */
export function toContactMessage(userId: string, text: string): ContactMessageDraft | null {
  const message = text.trim();
  if (userId === '' || message === '' || message.length > LIMITS.contactMessage) return null;
  return { userId, message, status: FIRST_MESSAGE_STATUS };
}

/** One for each contract, so that a withdrawal is stored once from all devices. */
export const withdrawalId = (userId: string, subscribedAt: number): string => `withdrawal_${subscribedAt}_${userId}`;

export function toWithdrawal(userId: string, text: string): ContactMessageDraft | null {
  const message = toContactMessage(userId, text);
  return message && { ...message, kind: WITHDRAWAL };
}
