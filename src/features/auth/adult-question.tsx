import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks whether the user is an adult, at the first sign-in with Google or Apple. Closing the dialog means no. */
export function AdultQuestion({ onAnswer }: { onAnswer: (isAdult: boolean) => void }) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Are you a grown-up?"
      onClose={() => onAnswer(false)}
      initialFocus={no}
      actions={
        <>
          <Button ref={no} variant="line" onClick={() => onAnswer(false)}>
            No, not me
          </Button>
          <Button onClick={() => onAnswer(true)}>Yes, I am</Button>
        </>
      }
    >
      <p>You’re new here. Accounts are for grown-ups; children join in with them.</p>
    </Dialog>
  );
}
