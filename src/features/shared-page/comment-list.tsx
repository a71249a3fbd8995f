import type { Comment } from '@talelantern/domain/sharing/comment';
import { firstCharacter } from '@talelantern/domain/text/cut-text';
import { use, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ForFamilyContext } from '../../shared/family/for-family.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { dialogPart, optionalPart } from '../../shared/page/lazy-part.tsx';
import { CommentsFailed, LOOKING_FOR_COMMENTS } from './waiting-comments.tsx';
import type { ServedShare } from './served-page.ts';
import { useComments } from './use-comments.ts';
import { showLoaded } from './use-shared-items.ts';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';

const CommentForm = optionalPart(async () => (await import('./comment-form.tsx')).CommentForm);
const ReportDialog = dialogPart(async () => (await import('./report-dialog.tsx')).ReportDialog);
const RemoveDialog = dialogPart(async () => (await import('./remove-comment-dialog.tsx')).RemoveCommentDialog);

export interface CommentListProps {
  share: ServedShare;
  isPending: boolean;
  onSignIn: () => void;
}

/** Comments and the form, in a separate chunk, because most readers never scroll there. */
export function CommentList({ share, isPending, onSignIn }: CommentListProps) {
  const control = useComments(share);
  return (
    <>
      {control.member ? (
        <CommentForm share={share} member={control.member} onAdded={control.add} isPending={isPending} />
      ) : (
        <p className="mt-1 flex flex-wrap items-center text-soft">
          <Button variant="quiet" className="-ml-2.5 text-text" onClick={onSignIn}>
            Sign in
          </Button>
          to say something kind.
        </p>
      )}
      {/* Some of the pressed buttons disappear. */}
      <div ref={keepFocus}>
        <CommentListing share={share} control={control} />
      </div>
    </>
  );
}

function CommentListing({ share, control }: { share: ServedShare; control: ReturnType<typeof useComments> }) {
  const { list, member, isLoadingMore, loadMore, retry, remove } = control;
  const canRemove = useCanRemove(share, member);
  const forFamily = use(ForFamilyContext);
  const [dialog, setDialog] = useState<{ about: Comment; act: 'report' | 'remove' } | null>(null);
  const close = (): void => setDialog(null);
  if (list.status === 'loading') return LOOKING_FOR_COMMENTS;
  if (list.status === 'failed') return <CommentsFailed message={list.error.message} onRetry={retry} />;
  return (
    <>
      {list.comments.length === 0 && <p className="mt-4 text-soft">No comments yet.</p>}
      <ul className="mt-6 grid gap-5">
        {list.comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            comment={comment}
            onRemove={canRemove(comment) ? () => setDialog({ about: comment, act: 'remove' }) : null}
            onReport={() => setDialog({ about: comment, act: 'report' })}
          />
        ))}
        {list.next && (
          // A row of the list, so that its focus moves to the comment that replaces it.
          <li>
            <Button variant="line" busy={isLoadingMore} onClick={loadMore}>
              Show more comments
            </Button>
          </li>
        )}
      </ul>
      {dialog?.act === 'report' && <ReportDialog share={share} commentId={dialog.about.id} onClose={close} />}
      {dialog?.act === 'remove' &&
        forFamily(<RemoveDialog comment={dialog.about} onRemove={() => remove(dialog.about)} onClose={close} />, close)}
    </>
  );
}

interface CommentEntryProps {
  comment: Comment;
  onRemove: (() => void) | null;
  onReport: () => void;
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

const HIDDEN = {
  held: 'Only you see this until it has been checked.',
  refused: 'Only you see this: it doesn’t fit our house rules. If you disagree, write to us.',
  visible: null,
} as const;

function CommentEntry({ comment, onRemove, onReport }: CommentEntryProps) {
  const { userName, text, createdAt, status } = comment;
  const hiddenNote = HIDDEN[status];
  return (
    <li className="grid grid-cols-[48px_1fr] gap-x-3.5">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-lantern-200 font-display text-22 font-bold"
      >
        {firstCharacter(userName).toUpperCase()}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">
          <bdi>{userName}</bdi>
          {createdAt !== null && <small className="ml-2 text-15 font-normal text-soft">{day.format(createdAt)}</small>}
        </p>
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
        {hiddenNote && <p className="mt-1 text-15 text-soft">{hiddenNote}</p>}
        <p className="-ml-2.5 flex flex-wrap text-15">
          {onRemove && (
            <Button variant="quiet" onClick={onRemove} aria-label={`Delete ${userName}’s comment`}>
              Delete
            </Button>
          )}
          {status === 'visible' && (
            <Button variant="quiet" onClick={onReport} aria-label={`Report ${userName}’s comment`}>
              Report
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}

/** Owners may remove every comment; others only from this device or under their pen name. The rules decide. */
function useCanRemove(share: ServedShare, member: SharedItemMember | null): (comment: Comment) => boolean {
  const [viewer, setViewer] = useState({ isOwn: false, penName: '' });
  useEffect(() => {
    if (!member) return;
    const loading = Promise.all([member.isOwn(share), member.penName()]);
    const leave = showLoaded(loading, ([isOwn, penName]) => setViewer({ isOwn, penName }));
    return () => {
      leave();
      setViewer({ isOwn: false, penName: '' });
    };
  }, [share, member]);
  return ({ id, userName, status }) =>
    member !== null &&
    (viewer.isOwn ||
      status !== 'visible' ||
      member.isWrittenHere(id) ||
      (viewer.penName !== '' && userName === viewer.penName));
}
