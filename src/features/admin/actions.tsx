import { DELETION_WORD } from '@talelantern/domain/accounts/account-data';
import { REASON_REQUIRED } from '@talelantern/domain/contracts/admin/admin-action';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useConfirmationWord } from '../../shared/account/use-confirmation-word.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { failureCopy, Problem } from './problem.tsx';
import { useTextDraft } from './use-text-draft.ts';

export interface ActionCopy {
  label: string;
  icon?: IconName;
  question: string;
  explanation: string;
  /** The label of the button in the dialog, if it differs from `label`. */
  act?: string;
  busyLabel: string;
  done: string;
  isDangerous?: boolean;
  /** Whether the confirmation word has to be typed before a deletion. */
  needsConfirmation?: boolean;
  /** Whether a reason has to be given. */
  needsReason?: boolean;
  checkbox?: { label: string; hint: string };
}

interface ActionsProps<Act extends string> {
  actions: readonly Act[];
  copy: Readonly<Record<Act, ActionCopy>>;
  about: string;
  label?: string;
  quote?: ReactNode;
  /** `isChecked`: the state of the action's checkbox. A failure is shown in the dialog, which keeps the typed note. */
  onAction: (act: Act, note: string, isChecked: boolean) => Promise<unknown>;
}

export function Actions<Act extends string>({
  actions,
  copy,
  about,
  label = 'What can be done',
  quote,
  onAction,
}: ActionsProps<Act>) {
  // The props from when the dialog opened, because the list behind it may be refetched.
  const [openAction, setOpenAction] = useState<(Pick<ActionsProps<Act>, 'quote' | 'onAction'> & { act: Act }) | null>(
    null,
  );
  return (
    <div className="flex flex-wrap gap-3" role="group" aria-label={label}>
      {actions.map((act) => (
        <Button key={act} variant="line" icon={copy[act].icon} onClick={() => setOpenAction({ act, quote, onAction })}>
          {copy[act].label}
        </Button>
      ))}
      {openAction && (
        <ActionDialog
          copy={copy[openAction.act]}
          draft={`${about}.${openAction.act}`}
          onClose={() => setOpenAction(null)}
          onAction={(note, isChecked) => openAction.onAction(openAction.act, note, isChecked)}
        >
          {openAction.quote} {copy[openAction.act].explanation}
        </ActionDialog>
      )}
    </div>
  );
}

interface ActionDialogProps {
  copy: ActionCopy;
  draft: string;
  children: ReactNode;
  onClose: () => void;
  onAction: (note: string, isChecked: boolean) => Promise<unknown>;
}

function ActionDialog({ copy, draft, children, onClose, onAction }: ActionDialogProps) {
  const [note, setNote] = useTextDraft(draft);
  const [isChecked, setAlso] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => onAction(note.trim(), isChecked),
    onSuccess: closeAndClear,
  });
  const [isReasonMissing, setReasonMissing] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  const whyField = useRef<HTMLTextAreaElement>(null);
  const confirmation = useConfirmationWord(`Please type “${DELETION_WORD}”`);

  function handleSubmit(): void {
    if (copy.needsReason && note.trim() === '') {
      setReasonMissing(true);
      whyField.current?.focus();
      return;
    }
    if (!isPending && (!copy.needsConfirmation || confirmation.isTyped())) mutate();
  }

  function closeAndClear(): void {
    setNote('');
    onClose();
  }

  return (
    <Dialog title={copy.question} onClose={isPending ? () => undefined : onClose} initialFocus={keepButton}>
      <Form className="grid gap-5" onSubmit={handleSubmit}>
        <div className="grid gap-2">
          <p className="wrap-anywhere">{children}</p>
          <Problem>{error && failureCopy(error)}</Problem>
        </div>
        {copy.checkbox && <CheckboxField {...copy.checkbox} checked={isChecked} onChange={setAlso} busy={isPending} />}
        <TextAreaField
          ref={whyField}
          label="Why"
          note="for the log"
          rows={2}
          maxLength={LIMITS.freeText}
          error={isReasonMissing && note.trim() === '' ? REASON_REQUIRED : null}
          value={note}
          onChange={setNote}
        />
        {copy.needsConfirmation && confirmation.field}
        <div className="flex flex-wrap gap-3">
          <Button ref={keepButton} variant="line" onClick={closeAndClear} notReady={isPending}>
            Cancel
          </Button>
          <OnlineButton
            type="submit"
            variant={copy.isDangerous ? 'danger' : 'primary'}
            busy={isPending}
            busyLabel={copy.busyLabel}
          >
            {copy.act ?? copy.label}
          </OnlineButton>
        </div>
      </Form>
    </Dialog>
  );
}
