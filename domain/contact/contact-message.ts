import { LIMITS } from '../limits/limits.ts';

export const MESSAGE_REQUIRED = 'User ID and message are required';
/** After RATE_STAMPS: one message a minute. */
export const MESSAGE_TOO_SOON = 'Your last message is hardly a minute old';

/** Later statuses are an administrator's (specification §4). */
export const FIRST_MESSAGE_STATUS = 'pending';

/** What the sender decides of `contact_messages/{id}`; the times are the server's (specification §3). */
export interface ContactMessageDraft {
  userId: string;
  message: string;
  status: typeof FIRST_MESSAGE_STATUS;
}

/** A message as it is stored, trimmed; null where §5 asks for {@link MESSAGE_REQUIRED} or it is too long. */
export function toContactMessage(userId: string, text: string): ContactMessageDraft | null {
  const message = text.trim();
  if (userId === '' || message === '' || message.length > LIMITS.contactMessage) return null;
  return { userId, message, status: FIRST_MESSAGE_STATUS };
}
