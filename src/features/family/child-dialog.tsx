import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { ChildFields } from './child-fields.tsx';
import { useChildForm } from './use-child-form.ts';

interface ChildDialogProps {
  /** Null for a new one. */
  child: ChildProfile | null;
  onSaved: (child: ChildProfile) => void;
  onClose: () => void;
}

/**
 * Describes a child, or changes what is known of one; for grown-ups. Closed, what was typed is kept for the next time.
 */
export const ChildDialog = (props: ChildDialogProps) => (
  <AfterGrownUp reason="settings" onRefused={props.onClose}>
    <OpenChildDialog {...props} />
  </AfterGrownUp>
);

function OpenChildDialog({ child, onSaved, onClose }: ChildDialogProps) {
  const { form, set, problem, shownProblem, isSaving, failure, save, forget } = useChildForm(child, onSaved);
  const nickname = useRef<HTMLInputElement>(null);
  const failureId = useId();

  function handleNotReady(): void {
    save();
    if (problem?.field === 'nickname') nickname.current?.focus();
  }

  function handleKeep(): void {
    forget();
    onClose();
  }

  return (
    <Dialog
      title={child ? `About ${child.nickname}` : 'Add a child'}
      onClose={onClose}
      initialFocus={nickname}
      actions={
        <>
          <Button
            notReady={problem !== null}
            onNotReady={handleNotReady}
            busy={isSaving}
            busyLabel="Saving…"
            onClick={save}
            aria-describedby={failureId}
          >
            Save
          </Button>
          <Button variant="line" onClick={child ? handleKeep : onClose}>
            {child ? 'Keep as it was' : 'Not now'}
          </Button>
        </>
      }
    >
      <div className="mt-5 text-ink">
        <ChildFields form={form} onChange={set} problem={shownProblem} nickname={nickname} />
        <p id={failureId} role="alert" className="mt-5 font-semibold text-berry-700 empty:hidden">
          {failure}
        </p>
      </div>
    </Dialog>
  );
}
