import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { useAccount } from './use-account.ts';

export function useVerificationMail(): { isSending: boolean; send: () => Promise<void> } {
  const account = useAccount();
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    try {
      await (await account.actions()).sendVerificationMail();
      notify.success('The email is on its way', { detail: 'Open the link in it, then come back here.' });
    } catch (error) {
      notify.failure(isAppError(error) ? error.message : AUTHENTICATION_FAILED);
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}
