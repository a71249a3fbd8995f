import * as z from 'zod/mini';
import { MESSAGE_KINDS, MESSAGE_STATUSES, type MessageStatus } from '../../accounts/contact-message.ts';
import { LIMITS } from '../../limits/limits.ts';
import { adminAction, cursorSchema, nextSchema, timeSchema } from './admin-action.ts';
import { storedIdSchema } from './stored-id.ts';

export const MESSAGE_NOT_FOUND = 'This message no longer exists';
export const INVALID_STATUS_CHANGE = 'A message can’t change to this status from its current one';
export const TOO_MANY_NOTES = 'This message already has twenty notes';

/** Statuses that a message may change to: one step at a time, and back when needed. */
const NEXT_STATUSES: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  pending: ['in_progress'],
  in_progress: ['resolved', 'pending'],
  resolved: ['in_progress'],
};

export const canChangeStatus = (from: MessageStatus, to: MessageStatus): boolean => NEXT_STATUSES[from].includes(to);

export const MAX_NOTES = LIMITS.listEntries;

const changeSchema = z.object({ adminId: z.string(), adminEmail: z.string(), at: z.number() });
const messageNoteSchema = z.extend(changeSchema, { text: z.string() });
export type MessageNote = z.infer<typeof messageNoteSchema>;

const messageSchema = z.object({
  id: z.string(),
  /** The sender's text, unescaped: render as plain text only. */
  message: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: timeSchema,
  userId: z.string(),
  /** Email address for the reply; null when the account is gone or has none. */
  email: z.nullable(z.string()),
  displayName: z.string(),
  notes: z.array(messageNoteSchema),
  /** Who set the status, and when; null for a new message, and for one from a version that did not store this. */
  statusChange: z.nullable(changeSchema),
});
export type ContactMessage = z.infer<typeof messageSchema>;

/** Contact messages, 20 a page: open ones oldest first, resolved ones newest first. */
export const listMessages = adminAction(
  'listMessages',
  'messages',
  { status: z.enum(MESSAGE_STATUSES), cursor: cursorSchema },
  z.object({ messages: z.array(messageSchema), next: nextSchema }),
);

/** `from` is the status that the administrator saw, so that two administrators do not overwrite each other. */
export const updateMessage = adminAction(
  'updateMessage',
  'messages',
  {
    messageId: storedIdSchema,
    from: z.enum(MESSAGE_STATUSES),
    to: z.optional(z.enum(MESSAGE_STATUSES)),
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.freeText))),
  },
  z.object({ status: z.enum(MESSAGE_STATUSES), notes: z.array(messageNoteSchema) }),
);
