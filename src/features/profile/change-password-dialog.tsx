import { MIN_PASSWORD_CHARACTERS } from '@talelantern/domain/accounts/sign-in';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount, useUser } from '../use-account.ts';
import { ChangeDialog } from './change-dialog.tsx';
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
  const note = {
    message: isFirst ? 'Your password is set' : 'Your password is changed',
    detail: 'Use it the next time you sign in.',
  };

  return (
    <ChangeDialog
      title={isFirst ? 'Set a password' : 'Change your password'}
      act={{ label: 'Save', busyLabel: 'Saving…' }}
      isBusy={isBusy}
      field={field}
      onSubmit={() => carryOut(() => account.changePassword(password), note)}
      onClose={onClose}
    >
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
    </ChangeDialog>
  );
}
