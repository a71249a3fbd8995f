import { AUTHENTICATION_FAILED, SOCIAL_PROVIDERS } from '@talelantern/domain/accounts/session';
import { SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IdentityProof } from '../../services/account/account-service.ts';
import { isSignInCancelled } from './is-sign-in-cancelled.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/field-frame.tsx';
import { fieldValue } from '../../ui/field-value.ts';
import { isFirefox } from '../../ui/is-firefox.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount, useUser } from '../../shared/account/use-account.ts';
import { preloadGoogle } from './preload-google.ts';
import { SocialLogo } from './social-logo.tsx';
import { usePasswordReset } from './use-password-reset.ts';

export interface ConfirmIdentityProps {
  why?: string;
  /** Turns off autofill, because a child may hold the device. */
  isAutofillOff?: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Keeps browsers from filling in a saved password. */
const unsavedPassword = () => (isFirefox() ? 'off' : 'new-password');

export function ConfirmIdentityDialog({ why, isAutofillOff = false, onConfirmed, onClose }: ConfirmIdentityProps) {
  const account = useAccount();
  const { email } = useUser();
  const { problem, isBusy, prove } = useReauthentication(onConfirmed);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const providers = account.providers();
  const social = SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider));

  function handleSubmit(): void {
    const sentPassword = fieldValue(field);
    setPassword(sentPassword);
    prove({ password: sentPassword }, { onError: () => field.current?.focus() });
  }

  return (
    <Dialog
      title="Please confirm it’s you"
      onClose={onClose}
      initialFocus={providers.includes('password') ? field : undefined}
    >
      <p>{why ?? 'Before we change this, please sign in once more.'}</p>
      <div className="mt-5 grid gap-4">
        {providers.includes('password') && (
          <Form onSubmit={handleSubmit} className="grid gap-4">
            {!isAutofillOff && <input type="email" autoComplete="username" value={email} readOnly hidden />}
            <TextField
              ref={field}
              label="Password"
              type="password"
              autoComplete={isAutofillOff ? unsavedPassword() : 'current-password'}
              value={password}
              onChange={setPassword}
              error={problem}
            />
            <Button type="submit" wide busy={isBusy} busyLabel="Checking…">
              Confirm
            </Button>
            <ForgottenPassword email={email} />
          </Form>
        )}
        {social.map((provider) => (
          <Button
            key={provider}
            variant="line"
            wide
            busy={isBusy}
            onClick={() => prove({ provider })}
            onPointerEnter={preloadGoogle}
            onFocus={preloadGoogle}
          >
            <SocialLogo provider={provider} /> Continue with {SOCIAL_NAMES[provider]}
          </Button>
        ))}
        {!providers.includes('password') && problem && <p role="alert">{problem}</p>}
        <Button variant="quiet" onClick={onClose} className="justify-self-center">
          Not now
        </Button>
      </div>
    </Dialog>
  );
}

/** A signed-in family cannot open /forgot-password. */
function ForgottenPassword({ email }: { email: string }) {
  const reset = usePasswordReset();
  return (
    <div className="grid justify-items-center gap-2">
      <Button variant="quiet" busy={reset.isSending} busyLabel="Sending…" onClick={() => void reset.send(email)}>
        Forgot your password? Email me a link
      </Button>
      {reset.sentTo !== null && (
        <p className="text-15">
          A link to set a new password is on its way to <strong className="wrap-anywhere">{reset.sentTo}</strong>. Set
          it, then type it here, or sign in with it if we ask you to.
        </p>
      )}
      <ErrorLine error={reset.problem} />
    </div>
  );
}

function useReauthentication(onConfirmed: () => void) {
  const account = useAccount();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (proof: IdentityProof) => (await account.actions()).reauthenticate(proof),
  });
  return {
    problem: !error || isSignInCancelled(error) ? null : isAppError(error) ? error.message : AUTHENTICATION_FAILED,
    isBusy: isPending,
    /** Confirms nothing once the dialog is closed. */
    prove: (proof: IdentityProof, failure: { onError?: () => void } = {}) =>
      mutate(proof, { onSuccess: onConfirmed, ...failure }),
  };
}
