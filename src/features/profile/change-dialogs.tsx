import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { MIN_PASSWORD_CHARACTERS } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { TextField } from '../../ui/text-field.tsx';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useStoredText } from '../../shared/drafts/use-stored-text.ts';
import { useAccount, useUser } from '../../shared/account/use-account.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';

interface ChangeDialogProps {
  title: string;
  act: { label: string; busyLabel: string };
  isBusy: boolean;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

const ChangeDialog = ({ title, act, isBusy, field, onSubmit, onClose, children }: ChangeDialogProps) => (
  <Dialog title={title} onClose={onClose} initialFocus={field}>
    <Form className="mt-4 grid gap-5" onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel={act.busyLabel}>
          {act.label}
        </Button>
        <Button variant="line" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  </Dialog>
);

/** The new email address takes effect when the link in the mail is opened; the draft survives reloads. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const key = PAGE_STORAGE_KEYS.emailDraft(useServices().uid);
  const [email, setEmail] = useStoredText(key);
  const { field, problem, isBusy, send } = useAccountChange(async () => {
    await (await account.actions()).changeEmail(email);
    const detail = `Open the link we sent to ${email.trim()}. Nothing changes until then.`;
    notify.success('The email is on its way', { detail });
    // Keeps a draft that has changed in the meantime, such as in another dialog.
    if (readStored(key) === email) keep(key, null);
  }, onClose);

  return (
    <ChangeDialog
      title="Change your email"
      act={{ label: 'Send the link', busyLabel: 'Sending…' }}
      isBusy={isBusy}
      field={field}
      onSubmit={send}
      onClose={onClose}
    >
      <p>We’ll send a link to the new address. Once you’ve opened it, you sign in with that one.</p>
      <TextField
        ref={field}
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        error={problem}
      />
    </ChangeDialog>
  );
}

export function ChangePasswordDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const account = useAccount();
  const { email } = useUser();
  const [password, setPassword] = useState('');
  const { field, problem, isBusy, send } = useAccountChange(async () => {
    await (await account.actions()).changePassword(password);
    const detail = 'Use it the next time you sign in.';
    notify.success(isFirst ? 'Your password is set' : 'Your password has been changed', { detail });
  }, onClose);

  return (
    <ChangeDialog
      title={isFirst ? 'Set a password' : 'Change your password'}
      act={{ label: 'Save', busyLabel: 'Saving…' }}
      isBusy={isBusy}
      field={field}
      onSubmit={send}
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

function useAccountChange(change: () => Promise<void>, onClose: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: change, onError: () => field.current?.focus() });
  const problem = error && (isAppError(error) ? error.message : AUTHENTICATION_FAILED);
  // React Query does not call `onClose` once this dialog is closed: another dialog may be open then.
  const send = (): void => mutate(undefined, { onSuccess: onClose });
  return { field, problem, isBusy: isPending, send };
}
