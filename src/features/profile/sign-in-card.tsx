import {
  SOCIAL_PROVIDERS,
  AUTHENTICATION_FAILED,
  type SignInProvider,
  type SocialProvider,
} from '@talelantern/domain/accounts/session';
import { SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { useEffect, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { useAccount, useUser, useSession } from '../../shared/account/use-account.ts';
import { SendMailAgain } from '../../shared/account/send-mail-again.tsx';
import { ChangeEmailDialog, ChangePasswordDialog } from './change-dialogs.tsx';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { isSignInCancelled } from '../auth/is-sign-in-cancelled.ts';
import { notify } from '../../ui/notify.ts';

/** Apple creates such an email address for a user who hides their own. */
const APPLE_RELAY = '@privaterelay.appleid.com';

const isDifferentEmail = (linked: string, own: string): boolean =>
  linked !== '' && linked.toLowerCase() !== own.toLowerCase() && !linked.endsWith(APPLE_RELAY);

export function SignInCard({ hasSocialSignIn, onSignOut }: { hasSocialSignIn: boolean; onSignOut: () => void }) {
  const { email, emailVerified } = useUser();
  const changes = useSignInChanges();
  const { providers } = changes;
  const hasPassword = providers.includes('password');
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="-mt-4 divide-y-2 divide-hairline">
        <SignInMethod
          title="Email"
          act={
            hasPassword && (
              <Button variant="line" onClick={() => changes.ask('email')}>
                Change email
              </Button>
            )
          }
        >
          <p className="wrap-anywhere">{email}</p>
          {emailVerified ? (
            <p className="mt-1 flex items-center gap-2 text-leaf-700">
              <Icon name="check-circle" /> Your email address is verified.
            </p>
          ) : (
            <Verification />
          )}
        </SignInMethod>
        <SignInMethod
          title="Password"
          act={
            <Button variant="line" onClick={() => changes.ask('password')}>
              {hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          }
        >
          <p className="text-soft">{hasPassword ? 'Set' : 'Not set'}</p>
        </SignInMethod>
        {SOCIAL_PROVIDERS.filter((provider) => hasSocialSignIn || providers.includes(provider)).map((provider) => {
          const name = SOCIAL_NAMES[provider];
          const isLinked = providers.includes(provider);
          const linkedEmail = isLinked ? changes.providerEmail(provider) : '';
          return (
            <SignInMethod
              key={provider}
              title={name}
              act={
                <Button
                  variant="line"
                  busy={changes.busyWith === provider}
                  notReady={!isLinked && !emailVerified}
                  aria-label={isLinked ? `Disconnect ${name}` : `Connect ${name}`}
                  onClick={() => (isLinked ? changes.ask(provider) : changes.link(provider))}
                >
                  {isLinked ? 'Disconnect' : 'Connect'}
                </Button>
              }
            >
              <p className="text-soft wrap-anywhere">
                {isLinked
                  ? `You can sign in with ${name}${linkedEmail && ` as ${linkedEmail}`}.`
                  : `Not connected.${emailVerified ? '' : ' Please verify your email address first.'}`}
              </p>
              {isDifferentEmail(linkedEmail, email) && (
                <p className="mt-1 flex items-start gap-2 text-soft">
                  <Icon name="info" className="mt-0.5 shrink-0" />
                  <span>
                    This is a different address from your account’s. Its owner can sign in here. Not yours? Please
                    disconnect it.
                  </span>
                </p>
              )}
            </SignInMethod>
          );
        })}
      </ul>
      <Button variant="line" icon="sign-out" onClick={onSignOut} className="justify-self-start">
        Sign out
      </Button>
      {changes.step?.is === 'confirm' && <ConfirmIdentity onConfirmed={changes.confirmed} onClose={changes.close} />}
      {changes.step?.is === 'email' && <ChangeEmailDialog onClose={changes.close} />}
      {changes.step?.is === 'password' && <ChangePasswordDialog isFirst={!hasPassword} onClose={changes.close} />}
    </div>
  );
}

const SignInMethod = ({ title, act, children }: { title: string; act: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-ui text-17 font-semibold">{title}</h3>
      {children}
    </div>
    {act}
  </li>
);

function Verification() {
  const account = useAccount();

  useEffect(() => {
    const handleFocus = () => void account.checkVerification();
    handleFocus();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [account]);

  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-soft">
        Your email address isn’t verified yet. Please open the link in the email we sent. You’ll need it for your second
        story, a third picture in a month, and to share or comment.
      </p>
      <SendMailAgain variant="quiet" icon="mail" />
    </div>
  );
}

/** The email address, the password, or a provider to remove. */
type Change = 'email' | SignInProvider;

/** Every change needs a reauthentication. */
type Step = { is: 'confirm'; wanted: Change } | { is: 'email' | 'password' };

interface ProviderChange {
  provider: SocialProvider;
  act: 'link' | 'unlink';
}

const DONE = {
  link: (name: string) => `You can now sign in with ${name}`,
  unlink: (name: string) => `${name} is disconnected`,
} as const;

function useSignInChanges() {
  const account = useAccount();
  // Rerenders when the providers change.
  useSession();
  const [step, setStep] = useState<Step | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ provider, act }: ProviderChange) => (await account.actions())[act](provider),
    onSuccess: (_done, { provider, act }) => notify.success(DONE[act](SOCIAL_NAMES[provider])),
    onError(error) {
      if (!isSignInCancelled(error)) notify.failure(isAppError(error) ? error.message : AUTHENTICATION_FAILED);
    },
  });

  function confirmed(): void {
    if (step?.is !== 'confirm') return;
    const { wanted: change } = step;
    if (change === 'email' || change === 'password') {
      setStep({ is: change });
      return;
    }
    setStep(null);
    mutate({ provider: change, act: 'unlink' });
  }

  return {
    providers: account.providers(),
    providerEmail: account.providerEmail,
    step,
    busyWith: isPending ? variables.provider : null,
    ask: (change: Change) => setStep({ is: 'confirm', wanted: change }),
    confirmed,
    close: () => setStep(null),
    link: (provider: SocialProvider) => mutate({ provider, act: 'link' }),
  };
}
