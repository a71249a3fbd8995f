import { useRef, useState, type SubmitEvent } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keep, readKept } from '../kept-draft.ts';
import { useAccount } from '../use-account.ts';
import { useServices } from '../use-services.ts';
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
  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const detail = `Open the link that we sent to ${email.trim()}. Until then nothing changes.`;
    if (await carryOut(() => account.changeEmail(email), { message: 'The mail is on its way', detail })) {
      keep(key, null);
      onClose();
    } else field.current?.focus();
  }

  return (
    <Dialog title="Change your address" onClose={onClose} initialFocus={field}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel="Sending…">
            Send the link
          </Button>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
