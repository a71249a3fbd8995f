import {
  MESSAGE_REQUIRED,
  MESSAGE_TOO_SOON,
  TOO_MANY_MESSAGES,
  toContactMessage,
  toWithdrawal,
  withdrawalId,
  type ContactMessageDraft,
} from '@talelantern/domain/accounts/contact-message';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { limitReached } from '../core/limit-reached.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';

export const SEND_MESSAGE_FAILED = 'Failed to send message';

type ContactDeps = Pick<FamilyDeps, 'uid' | 'clock'> & {
  messages: Pick<MessageRepository, 'sendMessage' | 'findStamps'>;
};

const isDenied = (error: unknown): boolean =>
  isAppError(error) &&
  error.code === 'internal' &&
  isRecord(error.cause) &&
  error.cause['code'] === 'permission-denied';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ uid, messages, clock }: ContactDeps) {
  const findStamps = () => messages.findStamps('contact_messages').catch(() => null);

  const limitOf = (stamps: NonNullable<Awaited<ReturnType<typeof findStamps>>>, cause: unknown) =>
    limitReached({
      kind: 'contact_messages',
      stamps,
      clock,
      tooSoon: MESSAGE_TOO_SOON,
      tooMany: TOO_MANY_MESSAGES,
      cause,
    }).catch(() => null);

  const send = (message: ContactMessageDraft | null, id: string): Promise<void> =>
    withUserMessage(SEND_MESSAGE_FAILED, async () => {
      if (!message) throw new AppError('invalid', MESSAGE_REQUIRED);
      try {
        await messages.sendMessage(id, message);
      } catch (cause) {
        const stamps = await findStamps();
        // Stored, and the response was lost.
        if (stamps?.id === id) return;
        throw (stamps && (await limitOf(stamps, cause))) ?? cause;
      }
    });

  return {
    /**
     * Sends a message, once for the same `id`.
     * @throws AppError `invalid`, `rate_limited` with the seconds to wait, else 'Failed to send message'.
     */
    send: (id: string, text: string) => send(toContactMessage(uid, text), id),
    /**
     * Withdraws from the contract that began at `subscribedAt`, once, or once more under `againId`. Returns when the
     * server received it, in ms since 1970.
     * @throws like `send`.
     */
    async withdraw(subscribedAt: number, text: string, againId?: string): Promise<number> {
      const message = toWithdrawal(uid, text);
      await send(message, againId ?? withdrawalId(uid, subscribedAt)).catch((error: unknown) => {
        if (!isDenied(error)) throw error;
        // The id is taken, and another message was sent since. Better received twice than refused.
        return send(message, crypto.randomUUID());
      });
      // The message is already stored, so failing to read its time must not be reported as failing to send.
      return (await findStamps())?.last ?? Date.now();
    },
    /** When the withdrawal from this contract was received, in ms since 1970; null if another message was sent since. */
    async findWithdrawal(subscribedAt: number): Promise<number | null> {
      const stamps = await findStamps();
      return stamps?.id === withdrawalId(uid, subscribedAt) ? stamps.last : null;
    },
  };
}
