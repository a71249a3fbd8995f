import {
  MESSAGE_REQUIRED,
  MESSAGE_TOO_SOON,
  TOO_MANY_MESSAGES,
  toContactMessage,
  toWithdrawal,
  withdrawalId,
  type ContactMessageDraft,
} from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { limitReached } from '../core/limit-reached.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';

export const SEND_MESSAGE_FAILED = 'Failed to send message';

type ContactDeps = Pick<FamilyDeps, 'uid' | 'clock'> & {
  messages: Pick<MessageRepository, 'sendMessage' | 'findStamps'>;
};

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ uid, messages, clock }: ContactDeps) {
  const findStamps = () => messages.findStamps('contact_messages').catch(() => null);

  const limitOf = (stamps: NonNullable<Awaited<ReturnType<typeof findStamps>>>) =>
    limitReached({
      kind: 'contact_messages',
      stamps,
      clock,
      tooSoon: MESSAGE_TOO_SOON,
      tooMany: TOO_MANY_MESSAGES,
    }).catch(() => null);

  /** Whether it is stored now; false if the rules deny it for another reason than a rate limit. */
  const trySend = (message: ContactMessageDraft | null, id: string): Promise<boolean> =>
    withUserMessage(SEND_MESSAGE_FAILED, async () => {
      if (!message) throw new AppError('invalid', MESSAGE_REQUIRED);
      const attempt = messages.sendMessage(id, message);
      if (await attempt.catch(() => false)) return true;
      const stamps = await findStamps();
      // Stored, and the response was lost.
      if (stamps?.id === id) return true;
      const limit = stamps && (await limitOf(stamps));
      if (limit) throw limit;
      return attempt;
    });

  /** Sends it under the first id that is not taken. */
  async function send(message: ContactMessageDraft | null, ...ids: readonly string[]): Promise<void> {
    for (const id of ids) if (await trySend(message, id)) return;
    throw new AppError('internal', SEND_MESSAGE_FAILED);
  }

  return {
    /** Once for the same `id`. @throws AppError `invalid`, `rate_limited` with a wait, or 'Failed to send message'. */
    send: (id: string, text: string) => send(toContactMessage(uid, text), id),
    /**
     * Withdraws from the contract that began at `subscribedAt`, once, or once more under `againId`. Returns when the
     * server received it, in ms since 1970.
     * @throws like `send`.
     */
    async withdraw(subscribedAt: number, text: string, againId?: string): Promise<number> {
      const message = toWithdrawal(uid, text);
      // If the first id is taken and another message was sent since, better received twice than refused.
      await send(message, againId ?? withdrawalId(uid, subscribedAt), crypto.randomUUID());
      // The message is already stored, so failing to read its time must not be reported as failing to send.
      return (await findStamps())?.last ?? Date.now();
    },
    /** When it was received, in ms since 1970; null if another message was sent after it. */
    async findWithdrawal(subscribedAt: number): Promise<number | null> {
      const stamps = await findStamps();
      return stamps?.id === withdrawalId(uid, subscribedAt) ? stamps.last : null;
    },
  };
}
