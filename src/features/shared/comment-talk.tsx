import type { Comment } from '@talelantern/domain/comments/comment';
import { Suspense, use, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../late-part.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { LOOKING_FOR_COMMENTS } from './looking-for-comments.tsx';
import type { ServedShare } from './served-page.ts';
import { useComments, type CommentsControl } from './use-comments.ts';
import { useMayRemove } from './use-may-remove.ts';
import { ForFamilyContext } from './use-shared-items.ts';

const CommentForm = latePart(async () => (await import('./comment-form.tsx')).CommentForm);
const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog);
const RemoveDialog = latePart(async () => (await import('./remove-comment-dialog.tsx')).RemoveCommentDialog);

interface CommentTalkProps {
  share: ServedShare;
  /** Somebody has signed in to say something. */
  isWished: boolean;
  onSignIn: () => void;
}

/** What was said about a share, and where one may say something: a file of its own, most readers never come near it. */
export function CommentTalk({ share, isWished, onSignIn }: CommentTalkProps) {
  const control = useComments(share);
  return (
    <>
      {control.member ? (
        <Suspense>
          <CommentForm share={share} member={control.member} onAdded={control.add} isWished={isWished} />
        </Suspense>
      ) : (
        <p className="mt-1 flex flex-wrap items-center text-soft">
          <Button variant="quiet" className="-ml-2.5 text-text" onClick={onSignIn}>
            Sign in
          </Button>
          to say something kind.
        </p>
      )}
      <CommentListing share={share} control={control} />
    </>
  );
}

function CommentListing({ share, control }: { share: ServedShare; control: CommentsControl }) {
  const { list, member, isWrittenHere, loadMore, retry, remove } = control;
  const mayRemove = useMayRemove(share, member);
  const forFamily = use(ForFamilyContext);
  const [asked, setAsked] = useState<{ about: Comment; act: 'report' | 'remove' } | null>(null);
  if (list.status === 'loading') return LOOKING_FOR_COMMENTS;
  if (list.status === 'failed')
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
        <p>{list.message}</p>
        <Button variant="line" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <>
      {list.comments.length === 0 && <p className="mt-4 text-soft">Nobody has said anything yet.</p>}
      <ul className="mt-6 grid gap-5">
        {list.comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            comment={comment}
            onRemove={
              isWrittenHere(comment) || mayRemove(comment) ? () => setAsked({ about: comment, act: 'remove' }) : null
            }
            onReport={() => setAsked({ about: comment, act: 'report' })}
          />
        ))}
      </ul>
      {list.next && (
        <Button variant="line" className="mt-5" onClick={loadMore}>
          Show more comments
        </Button>
      )}
      <Suspense>
        {asked?.act === 'report' && (
          <ReportDialog share={share} commentId={asked.about.id} onClose={() => setAsked(null)} />
        )}
        {asked?.act === 'remove' &&
          forFamily(
            <RemoveDialog comment={asked.about} onRemove={() => remove(asked.about)} onClose={() => setAsked(null)} />,
          )}
      </Suspense>
    </>
  );
}
