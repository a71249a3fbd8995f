import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { type ComponentProps, useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { useAccount, useUser } from './use-account.ts';

/** The email address that the email went to: a family may have mistyped it. */
export const MailSentTo = () => (
  <p className="text-15">
    We sent it to <strong className="font-semibold wrap-anywhere">{useUser().email}</strong>. Wrong address?{' '}
    <AppLink to={PATHS.profile} className="font-semibold underline">
      Change it on your profile
    </AppLink>
    , under Signing in.
  </p>
);

type Look = Pick<ComponentProps<typeof Button>, 'className' | 'icon' | 'size' | 'variant'>;

/** A button that sends the email with which a family confirms its email address. */
export function SendMailAgain(look: Look) {
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

  return (
    <Button variant="line" {...look} busy={isSending} busyLabel="Sending…" onClick={() => void send()}>
      Send the email again
    </Button>
  );
}
