import * as z from 'zod/mini';
import { entityIdSchema } from '../contracts/entity-id.ts';
import { LIMITS } from '../limits/limits.ts';
import { adminAction, cursorSchema, nextSchema, timeSchema } from './admin-action.ts';

export const MESSAGE_NOT_FOUND = 'This message is gone';
export const NO_SUCH_STEP = 'A message cannot go there from where it is';
export const TOO_MANY_NOTES = 'There are twenty notes already';

/** Where a contact message stands; it is born `pending` (specification §4). */
export const MESSAGE_STATUSES = ['pending', 'in_progress', 'resolved'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** One step at a time, and back where somebody writes again or pressed too early. */
const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  pending: ['in_progress'],
  in_progress: ['resolved', 'pending'],
  resolved: ['in_progress'],
};

/** Whether a message may go from one status to the other; staying is no step. */
export const canMoveMessage = (from: MessageStatus, to: MessageStatus): boolean => NEXT[from].includes(to);

export const MAX_NOTES = LIMITS.listEntries;

const messageNoteSchema = z.object({ text: z.string(), adminId: z.string(), adminEmail: z.string(), at: z.number() });
export type MessageNote = z.infer<typeof messageNoteSchema>;

const messageSchema = z.object({
  id: z.string(),
  /** As it was typed: show it as plain text. */
  message: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: timeSchema,
  userId: z.string(),
  /** Where an answer goes; null where the account is gone or has no address. */
  email: z.nullable(z.string()),
  displayName: z.string(),
  /** Oldest first. */
  notes: z.array(messageNoteSchema),
});
export type ContactMessage = z.infer<typeof messageSchema>;

/** Contact messages, 20 a page: open ones oldest first, resolved ones newest first. */
export const listMessages = adminAction(
  'listMessages',
  'messages',
  { status: z.enum(MESSAGE_STATUSES), cursor: cursorSchema },
  z.object({ messages: z.array(messageSchema), next: nextSchema }),
);

/**
 * Moves a message on, adds a note, or both. `from` is the status that the administrator saw: two who take the same
 * message do not overwrite each other.
 */
export const updateMessage = adminAction(
  'updateMessage',
  'messages',
  {
    messageId: entityIdSchema,
    from: z.enum(MESSAGE_STATUSES),
    /** Left out: it stays where it is. */
    to: z.optional(z.enum(MESSAGE_STATUSES)),
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.freeText))),
  },
  z.object({ status: z.enum(MESSAGE_STATUSES), notes: z.array(messageNoteSchema) }),
);
