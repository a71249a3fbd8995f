import { MESSAGE_REQUIRED, MESSAGE_TOO_SOON, toContactMessage } from '@talelantern/domain/contact/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { RATE_STAMPS } from '@talelantern/domain/rate/rate-stamps';
import { SEND_MESSAGE_FAILED, type ContactService } from './contact-service.ts';
import type { MessageRepository } from './ports/message-repository.ts';
import type { ServerClock } from './ports/server-clock.ts';
import { withSentence } from './with-sentence.ts';

interface ContactDependencies {
  uid: string;
  messages: Pick<MessageRepository, 'sendMessage' | 'lastMessageAt'>;
  clock: ServerClock;
}

export function createContactService({ uid, messages, clock }: ContactDependencies): ContactService {
  /** Whole seconds until the next message may come; 0 where it is not known. */
  async function secondsToWait(): Promise<number> {
    try {
      const [last, now] = await Promise.all([messages.lastMessageAt(), clock.now()]);
      return last === null ? 0 : Math.ceil(RATE_STAMPS.contact_messages.seconds - (now - last) / 1000);
    } catch {
      return 0;
    }
  }

  return {
    send: (text) =>
      withSentence(SEND_MESSAGE_FAILED, async () => {
        const message = toContactMessage(uid, text);
        if (!message) throw new AppError('invalid', MESSAGE_REQUIRED);
        try {
          await messages.sendMessage(message);
        } catch (cause) {
          // The rules say no more than no.
          const retryAfterSeconds = await secondsToWait();
          if (retryAfterSeconds > 0) throw new AppError('rate_limited', MESSAGE_TOO_SOON, { cause, retryAfterSeconds });
          throw cause;
        }
      }),
  };
}
