import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useGrownUp } from '../../lock/use-grown-up.ts';

interface DiscardDialogProps {
  title: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a told chapter is put away for good, by a grown-up: it has been counted. */
export function DiscardDialog({ title, onKeep, onDiscard }: DiscardDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useGrownUp();

  async function handleDiscard(): Promise<void> {
    if (await ask('delete')) onDiscard();
  }

  return (
    <Dialog
      title="Discard this chapter?"
      onClose={onKeep}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => void handleDiscard()}>
            Discard
          </Button>
        </>
      }
    >
      The new chapter of “{title}” is written but not on your shelf yet. Once discarded it is gone, and it stays
      counted.
    </Dialog>
  );
}
