import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { EMAIL_MISSING, RESET_FAILED, RESET_MAIL_FAILED, RESET_MAIL_SENT } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { useAccount } from '../../shared/account/use-account.ts';
import { notify } from '../../ui/notify.ts';

/** Why sending the mail failed, if the service has a helpful sentence. */
function reasonOf(error: unknown): string | undefined {
  const reason = isAppError(error) && isAppError(error.cause) ? error.cause.message : AUTHENTICATION_FAILED;
  return reason === AUTHENTICATION_FAILED ? undefined : reason;
}

export function usePasswordReset() {
  const account = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);

  async function send(email: string): Promise<boolean> {
    if (email.trim() === '') {
      setProblem(EMAIL_MISSING);
      return false;
    }
    setSending(true);
    setProblem(null);
    try {
      await (await account.actions()).requestPasswordReset(email);
      setSentTo(email.trim());
      setWasSent(true);
      notify.success(RESET_MAIL_SENT);
      return true;
    } catch (error) {
      // Shows a problem once: at the field if the email address is wrong, otherwise as a toast.
      if (isAppError(error) && error.code === 'not_found') setProblem(error.message);
      else notify.failure(RESET_FAILED, { detail: reasonOf(error) ?? RESET_MAIL_FAILED });
      return false;
    } finally {
      setSending(false);
    }
  }

  function startOver(): void {
    setProblem(null);
    setSentTo(null);
  }

  return { problem, isSending, sentTo, wasSent, send, startOver };
}
