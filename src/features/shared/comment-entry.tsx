import type { Comment } from '@talelantern/domain/comments/comment';
import { Button } from '../../ui/button.tsx';

interface CommentEntryProps {
  comment: Comment;
  /** Null where it is not the reader's to remove. */
  onRemove: (() => void) | null;
  onReport: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What becomes of a comment that others do not see. */
const HIDDEN = {
  held: 'Only you see this until it has been checked.',
  refused: 'This was not shown to others.',
  visible: null,
} as const;

/** One thing that somebody said. */
export function CommentEntry({ comment, onRemove, onReport }: CommentEntryProps) {
  const { userName, text, createdAt, status } = comment;
  const hidden = HIDDEN[status];
  return (
    <li className="grid grid-cols-[48px_1fr] gap-x-3.5">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-lantern-200 font-display text-22 font-bold"
      >
        {Array.from(userName)[0]?.toUpperCase()}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">
          {userName}
          {createdAt !== null && <small className="ml-2 text-15 font-normal text-soft">{day.format(createdAt)}</small>}
        </p>
        <p className="whitespace-pre-line">{text}</p>
        {hidden && <p className="mt-1 text-15 text-soft">{hidden}</p>}
        <p className="-ml-2.5 flex flex-wrap text-15">
          {onRemove && (
            <Button variant="quiet" onClick={onRemove} aria-label={`Delete the comment of ${userName}`}>
              Delete
            </Button>
          )}
          {status === 'visible' && (
            <Button variant="quiet" onClick={onReport} aria-label={`Report the comment of ${userName}`}>
              Report
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
