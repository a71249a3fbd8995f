import type { Comment } from '@talelantern/domain/sharing/comment';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';

interface RemoveCommentDialogProps {
  comment: Comment;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

export function RemoveCommentDialog({ comment, onRemove, onClose }: RemoveCommentDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useGrownUp();
  const [isBusy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    if (!(await ask('delete'))) return;
    setBusy(true);
    await onRemove();
    onClose();
  }
  return (
    <Dialog
      title="Delete this comment?"
      onClose={onClose}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel="Deleting…" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {`${comment.userName}: “${comment.text}”`}
      </p>
    </Dialog>
  );
}
