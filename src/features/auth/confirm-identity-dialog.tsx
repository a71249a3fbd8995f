import { AUTHENTICATION_FAILED, SOCIAL_PROVIDERS } from '@talelantern/domain/accounts/session';
import { passwordProblem, SIGN_IN_CANCELLED, SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useRef, useState, type FormEvent } from 'react';
import type { IdentityProof } from '../../services/account/account-service.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldValue } from '../../ui/field-value.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount, useUser } from '../../shared/account/use-account.ts';
import { preloadGoogle } from './preload-google.ts';
import { SocialLogo } from './social-logo.tsx';

export interface ConfirmIdentityProps {
  why?: string;
  /** Turns off autofill, because a child may hold the device. */
  isAutofillOff?: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

export function ConfirmIdentityDialog({ why, isAutofillOff = false, onConfirmed, onClose }: ConfirmIdentityProps) {
  const account = useAccount();
  const { email } = useUser();
  const { problem, isBusy, prove } = useReauthentication(onConfirmed);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const providers = account.providers();
  const social = SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider));

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const sent = fieldValue(field);
    setPassword(sent);
    if (!(await prove({ password: sent }))) field.current?.focus();
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
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
            {!isAutofillOff && <input type="email" autoComplete="username" value={email} readOnly hidden />}
            <TextField
              ref={field}
              label="Password"
              type="password"
              autoComplete={isAutofillOff ? 'new-password' : 'current-password'}
              value={password}
              onChange={setPassword}
              error={problem}
            />
            <Button type="submit" wide busy={isBusy} busyLabel="Checking…">
              Confirm
            </Button>
          </form>
        )}
        {social.map((provider) => (
          <Button
            key={provider}
            variant="line"
            wide
            busy={isBusy}
            onClick={() => void prove({ provider })}
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

function useReauthentication(onConfirmed: () => void) {
  const account = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function prove(proof: IdentityProof): Promise<boolean> {
    const wrong = 'password' in proof ? passwordProblem(proof.password) : null;
    setProblem(wrong?.message ?? null);
    if (wrong) return false;
    setBusy(true);
    try {
      await (await account.actions()).reauthenticate(proof);
      onConfirmed();
      return true;
    } catch (error) {
      const sentence = isAppError(error) ? error.message : AUTHENTICATION_FAILED;
      if (sentence !== SIGN_IN_CANCELLED) setProblem(sentence);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { problem, isBusy, prove };
}
