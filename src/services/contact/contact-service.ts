import {
  MESSAGE_REQUIRED,
  MESSAGE_TOO_SOON,
  TOO_MANY_MESSAGES,
  toContactMessage,
  toWithdrawal,
  type ContactMessageDraft,
} from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { MESSAGES_PER_DAY, RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { DAY_MS } from '@talelantern/domain/time/day';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';

export const SEND_MESSAGE_FAILED = 'Failed to send message';

type ContactDeps = Pick<FamilyDeps, 'uid' | 'clock'> & {
  messages: Pick<MessageRepository, 'sendMessage' | 'findStamps'>;
};

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ uid, messages, clock }: ContactDeps) {
  /** The rate limit that a message has reached, or null: the rules deny without saying why. */
  async function limitReached(cause: unknown): Promise<AppError | null> {
    const [{ last, since, count }, now] = await Promise.all([messages.findStamps(), clock.now()]);
    const dayEnd = count < MESSAGES_PER_DAY ? 0 : (since ?? 0) + DAY_MS;
    const pauseEnd = (last ?? 0) + RATE_STAMPS.contact_messages.seconds * 1000;
    const retryAfterSeconds = Math.ceil((Math.max(dayEnd, pauseEnd) - now) / 1000);
    const sentence = dayEnd > now ? TOO_MANY_MESSAGES : MESSAGE_TOO_SOON;
    return retryAfterSeconds > 0 ? new AppError('rate_limited', sentence, { cause, retryAfterSeconds }) : null;
  }

  const send = (message: ContactMessageDraft | null): Promise<void> =>
    withUserMessage(SEND_MESSAGE_FAILED, async () => {
      if (!message) throw new AppError('invalid', MESSAGE_REQUIRED);
      try {
        await messages.sendMessage(message, await clock.now());
      } catch (cause) {
        throw (await limitReached(cause).catch(() => null)) ?? cause;
      }
    });

  return {
    /** @throws AppError `invalid`, `rate_limited` with the seconds to wait, else 'Failed to send message'. */
    send: (text: string) => send(toContactMessage(uid, text)),
    /** Withdraws from the contract. Returns when the server received it, in ms since 1970. @throws like `send`. */
    async withdraw(text: string): Promise<number> {
      await send(toWithdrawal(uid, text));
      // Stored already, so a failure to read its time must not look like one to send it.
      return (await messages.findStamps().catch(() => null))?.last ?? Date.now();
    },
  };
}
