import {
  AUTHENTICATION_FAILED,
  EMAIL_MISSING,
  RESET_FAILED,
  RESET_MAIL_FAILED,
  RESET_MAIL_SENT,
} from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { useAccount } from '../use-account.ts';

interface PasswordReset {
  /** What is wrong with the address, or with sending. */
  problem: string | null;
  isSending: boolean;
  /** The address that a mail has been asked for; null before. */
  sentTo: string | null;
  /** Answers whether the mail was asked for. */
  send: (email: string) => Promise<boolean>;
  /** Back to the form, or without a problem again. */
  beginAgain: () => void;
}

/** Why it failed, where the service said something that helps. */
function reasonOf(error: unknown): string | undefined {
  const reason = isAppError(error) && isAppError(error.cause) ? error.cause.message : AUTHENTICATION_FAILED;
  return reason === AUTHENTICATION_FAILED ? undefined : reason;
}

/** Asks for the mail that leads to a new password, and says how that went. */
export function usePasswordReset(): PasswordReset {
  const account = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(email: string): Promise<boolean> {
    if (email.trim() === '') {
      setProblem(EMAIL_MISSING);
      return false;
    }
    setSending(true);
    setProblem(null);
    try {
      await account.requestPasswordReset(email);
      setSentTo(email.trim());
      notify.success(RESET_MAIL_SENT);
      return true;
    } catch (error) {
      setProblem(isAppError(error) ? error.message : RESET_MAIL_FAILED);
      notify.failure(RESET_FAILED, { detail: reasonOf(error) });
      return false;
    } finally {
      setSending(false);
    }
  }

  function beginAgain(): void {
    setProblem(null);
    setSentTo(null);
  }

  return { problem, isSending, sentTo, send, beginAgain };
}
