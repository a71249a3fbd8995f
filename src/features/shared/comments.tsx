import type { Comment } from '@talelantern/domain/comments/comment';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../late-part.tsx';
import { CommentEntry } from './comment-entry.tsx';
import type { ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { whenNear } from './when-near.ts';
import { useComments, type CommentsControl } from './use-comments.ts';
import { useMayRemove } from './use-may-remove.ts';
import { useReturnTo } from './use-return-to.ts';
import { ForFamilyContext } from './use-shared-items.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

const CommentForm = latePart(async () => (await import('./comment-form.tsx')).CommentForm);
const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog);
const RemoveDialog = latePart(async () => (await import('./remove-comment-dialog.tsx')).RemoveCommentDialog);

interface CommentsProps {
  share: ServedShare;
  /** What somebody wished before they signed in. */
  wish: SignInWish | null;
}

/** What is said about a share, read once the reader comes near: most never scroll that far. */
export function Comments({ share, wish }: CommentsProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const wished = wish?.act === 'comment' ? wish : null;
  const signInFirst = useSignInFirst();
  useReturnTo(place, wished);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return (
    <section ref={place} aria-label="Comments" className="mt-8 min-h-24">
      <h2 className="text-28">Comments</h2>
      {(isNear || wished) && (
        <Talk share={share} isWished={wished !== null} onSignIn={() => signInFirst('comment', place.current)} />
      )}
    </section>
  );
}

interface TalkProps {
  share: ServedShare;
  /** Somebody has signed in to say something. */
  isWished: boolean;
  onSignIn: () => void;
}

function Talk({ share, isWished, onSignIn }: TalkProps) {
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
  const { list, member, loadMore, retry, remove } = control;
  const mayRemove = useMayRemove(share, member);
  const forFamily = use(ForFamilyContext);
  const [asked, setAsked] = useState<{ about: Comment; act: 'report' | 'remove' } | null>(null);
  if (list.status === 'loading') return <p className="mt-4 text-soft">Looking for comments…</p>;
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
            onRemove={mayRemove(comment) ? () => setAsked({ about: comment, act: 'remove' }) : null}
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
