import {
  MESSAGE_REQUIRED,
  MESSAGE_TOO_SOON,
  toContactMessage,
  toWithdrawal,
  type ContactMessageDraft,
} from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';

export const SEND_MESSAGE_FAILED = 'Failed to send message';

type ContactDeps = Pick<FamilyDeps, 'uid' | 'clock'> & {
  messages: Pick<MessageRepository, 'sendMessage' | 'lastMessageAt'>;
};

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ uid, messages, clock }: ContactDeps) {
  async function secondsToWait(): Promise<number> {
    try {
      const [last, now] = await Promise.all([messages.lastMessageAt(), clock.now()]);
      return last === null ? 0 : Math.ceil(RATE_STAMPS.contact_messages.seconds - (now - last) / 1000);
    } catch {
      return 0;
    }
  }

  const send = (message: ContactMessageDraft | null): Promise<void> =>
    withUserMessage(SEND_MESSAGE_FAILED, async () => {
      if (!message) throw new AppError('invalid', MESSAGE_REQUIRED);
      try {
        await messages.sendMessage(message, await clock.now());
      } catch (cause) {
        // The rules deny without saying how long to wait.
        const retryAfterSeconds = await secondsToWait();
        if (retryAfterSeconds > 0) throw new AppError('rate_limited', MESSAGE_TOO_SOON, { cause, retryAfterSeconds });
        throw cause;
      }
    });

  return {
    /** @throws AppError `invalid`, `rate_limited` with the seconds to wait, else 'Failed to send message'. */
    send: (text: string) => send(toContactMessage(uid, text)),
    /** Withdraws from the contract. Returns when the server received it, in ms since 1970. @throws like `send`. */
    async withdraw(text: string): Promise<number> {
      await send(toWithdrawal(uid, text));
      // Stored already, so a failure to read its time must not look like one to send it.
      return (await messages.lastMessageAt().catch(() => null)) ?? Date.now();
    },
  };
}
