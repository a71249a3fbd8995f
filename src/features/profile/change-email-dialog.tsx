import { useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { TextField } from '../../ui/text-field.tsx';
import { keep, readKept } from '../kept-draft.ts';
import { useAccount } from '../use-account.ts';
import { useServices } from '../use-services.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Asks for the new address. The account has it once the link in the mail is opened; what was typed survives reloads. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const key = STORAGE_KEYS.emailDraft(useServices().uid);
  const [email, setEmail] = useState(() => readKept(key) ?? '');
  const { problem, isBusy, carryOut } = useAccountChange();
  const field = useRef<HTMLInputElement>(null);

  function handleChange(words: string): void {
    setEmail(words);
    keep(key, words === '' ? null : words);
  }
  async function send(): Promise<boolean> {
    const detail = `Open the link that we sent to ${email.trim()}. Until then nothing changes.`;
    const isSent = await carryOut(() => account.changeEmail(email), { message: 'The mail is on its way', detail });
    if (isSent) keep(key, null);
    return isSent;
  }

  return (
    <ChangeDialog
      title="Change your address"
      act={{ label: 'Send the link', busyLabel: 'Sending…' }}
      isBusy={isBusy}
      field={field}
      onSubmit={send}
      onClose={onClose}
    >
      <p>We send a link to the new address. Once you have opened it, you sign in with the new one.</p>
      <TextField
        ref={field}
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={handleChange}
        error={problem}
      />
    </ChangeDialog>
  );
}
