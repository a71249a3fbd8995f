import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SignOutQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asked once before signing out while something is not saved; focus starts on staying. */
export function SignOutQuestion({ onStay, onLeave }: SignOutQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Sign out now?"
      onClose={onStay}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            Stay here
          </Button>
          <Button variant="line" icon="sign-out" onClick={onLeave}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        Somebody or some place you began is not saved yet. It waits for you as long as this tab stays open, and is gone
        when the tab is closed.
      </p>
    </Dialog>
  );
}
