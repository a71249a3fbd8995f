import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function SignOutQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
        Something you started here or in another tab isn’t saved yet. Signing out removes it, and everything else from
        your family, from this device.
      </p>
    </Dialog>
  );
}
