import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AdultQuestionProps {
  onAnswer: (isAdult: boolean) => void;
}

/** Asked of whoever comes by Google or Apple for the first time. Leaving it is a no. */
export function AdultQuestion({ onAnswer }: AdultQuestionProps) {
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
      <p>You are new here. Accounts are for grown-ups; children join in beside them.</p>
    </Dialog>
  );
}
