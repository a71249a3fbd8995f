import type { Comment } from '@talelantern/domain/sharing/comment';
import { useState } from 'react';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';

interface RemoveCommentDialogProps {
  comment: Comment;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

export function RemoveCommentDialog({ comment, onRemove, onClose }: RemoveCommentDialogProps) {
  const ask = useGrownUp();
  const [isBusy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    if (!(await ask('delete'))) return;
    setBusy(true);
    await onRemove();
    onClose();
  }
  return (
    <QuestionDialog
      title="Delete this comment?"
      keep={{ onClick: onClose, children: 'Keep it' }}
      act={{
        variant: 'danger',
        busy: isBusy,
        busyLabel: 'Deleting…',
        onClick: () => void remove(),
        children: 'Delete',
      }}
    >
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {`${comment.userName}: “${comment.text}”`}
      </p>
    </QuestionDialog>
  );
}
