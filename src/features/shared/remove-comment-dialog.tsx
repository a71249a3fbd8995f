import type { Comment } from '@talelantern/domain/comments/comment';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';

interface RemoveCommentDialogProps {
  comment: Comment;
  /** Never rejects: what went wrong has been said. */
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more; deleting is for grown-ups. */
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
      <p className="wrap-anywhere">
        {comment.userName}: “{comment.text.length > EXCERPT ? `${comment.text.slice(0, EXCERPT)}…` : comment.text}”
      </p>
    </Dialog>
  );
}

const EXCERPT = 120;
