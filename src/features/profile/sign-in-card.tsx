import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccount, useUser } from '../use-account.ts';
import { useVerificationMail } from '../use-verification-mail.ts';

/** The address somebody signed in with, whether it is verified, and the way out. */
export function SignInCard({ onSignOut }: { onSignOut: () => void }) {
  const { email, emailVerified } = useUser();
  return (
    <div className="grid gap-6">
      <div className="min-w-0">
        <p className="wrap-anywhere text-19 font-semibold">{email}</p>
        {emailVerified ? (
          <p className="mt-2 flex items-center gap-2 text-leaf-700">
            <Icon name="check-circle" /> This address is verified.
          </p>
        ) : (
          <Verification />
        )}
      </div>
      <Button variant="line" icon="sign-out" onClick={onSignOut} className="justify-self-start">
        Sign out
      </Button>
    </div>
  );
}

function Verification() {
  const account = useAccount();
  const { isSending, send } = useVerificationMail();

  useEffect(() => {
    const handleFocus = () => void account.checkVerification();
    handleFocus();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [account]);

  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-soft">
        This address is not verified yet. Please open the link in the mail we sent: your second story needs it.
      </p>
      <Button variant="quiet" icon="mail" busy={isSending} busyLabel="Sending…" onClick={() => void send()}>
        Send the mail again
      </Button>
    </div>
  );
}
