import { MIN_PASSWORD_CHARACTERS } from '@talelantern/domain/accounts/sign-in';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount, useUser } from '../use-account.ts';
import { useAccountChange } from './use-account-change.ts';

interface ChangePasswordDialogProps {
  /** The account has none yet. */
  isFirst: boolean;
  onClose: () => void;
}

/** Asks for the new password; it is kept nowhere. */
export function ChangePasswordDialog({ isFirst, onClose }: ChangePasswordDialogProps) {
  const account = useAccount();
  const { email } = useUser();
  const [password, setPassword] = useState('');
  const { problem, isBusy, carryOut } = useAccountChange();
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const note = {
      message: isFirst ? 'Your password is set' : 'Your password is changed',
      detail: 'Use it the next time you sign in.',
    };
    if (await carryOut(() => account.changePassword(password), note)) onClose();
    else field.current?.focus();
  }

  return (
    <Dialog title={isFirst ? 'Set a password' : 'Change your password'} onClose={onClose} initialFocus={field}>
      <form noValidate className="mt-4 grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={field}
          label="New password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={`At least ${MIN_PASSWORD_CHARACTERS} characters.`}
          error={problem}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
