import {
  AUTHENTICATION_FAILED,
  passwordProblem,
  SIGN_IN_CANCELLED,
  SOCIAL_NAMES,
  SOCIAL_PROVIDERS,
} from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useRef, useState, type FormEvent } from 'react';
import type { IdentityProof } from '../../services/account-service.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount, useUser } from '../use-account.ts';
import { SocialMark } from './social-mark.tsx';

export interface ConfirmIdentityProps {
  /** One sentence: what asks for it. */
  why?: string;
  /** A child may hold the device: the browser should not fill the password in by itself. */
  byHand?: boolean;
  /** It is them; the question should go. */
  onConfirmed: () => void;
  /** Not now. */
  onClose: () => void;
}

/** Asks for the password, or for the window of Google or Apple, whichever the account has. */
export function ConfirmIdentityDialog({ why, byHand = false, onConfirmed, onClose }: ConfirmIdentityProps) {
  const account = useAccount();
  const { email } = useUser();
  const { problem, isBusy, prove } = useProof(onConfirmed);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const providers = account.providers();
  const social = SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider));

  const prepareWindows = (): void => account.prepare('windows');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await prove({ password }))) field.current?.focus();
  }

  return (
    <Dialog
      title="Is it really you?"
      onClose={onClose}
      initialFocus={providers.includes('password') ? field : undefined}
    >
      <p>{why ?? 'Before this changes, please show us that it is you.'}</p>
      <div className="mt-5 grid gap-4">
        {providers.includes('password') && (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
            {!byHand && <input type="email" autoComplete="username" value={email} readOnly hidden />}
            <TextField
              ref={field}
              label="Password"
              type="password"
              autoComplete={byHand ? 'new-password' : 'current-password'}
              value={password}
              onChange={setPassword}
              error={problem}
            />
            <Button type="submit" wide busy={isBusy} busyLabel="Looking…">
              It is me
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
            onPointerEnter={prepareWindows}
            onFocus={prepareWindows}
          >
            <SocialMark provider={provider} /> Continue with {SOCIAL_NAMES[provider]}
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

/** Shows a proof to the service; answers whether it was content. */
function useProof(onConfirmed: () => void) {
  const account = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function prove(proof: IdentityProof): Promise<boolean> {
    const wrong = 'password' in proof ? passwordProblem(proof.password) : null;
    setProblem(wrong?.message ?? null);
    if (wrong) return false;
    setBusy(true);
    try {
      await account.reauthenticate(proof);
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
