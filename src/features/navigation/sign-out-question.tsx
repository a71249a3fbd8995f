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
            Sign out without saving
          </Button>
        </>
      }
    >
      <p>
        Something you began here or in another tab is not saved yet. Signing out takes it, and everything else of your
        family, off this device.
      </p>
    </Dialog>
  );
}
