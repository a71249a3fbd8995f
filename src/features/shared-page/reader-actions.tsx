import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CommentListProps } from './comment-list.tsx';
import type { ServedPage, ServedShare } from './served-page.ts';
import { type PendingAction, useReturnTo, useSignInFirst } from './pending-action.ts';
import { Button } from '../../ui/button.tsx';
import { dialogPart, lazyPart } from '../../shared/page/lazy-part.tsx';
import { LikeButton } from './like-button.tsx';
import { CommentsFailed, LOOKING_FOR_COMMENTS } from './waiting-comments.tsx';
import { whenNear, whenVisible } from './when-seen.ts';
import { FETCH_COMMENTS_FAILED } from '../../services/sharing/fetch-comments-failed.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import type { ShareReference } from '../../services/ports/share-repositories.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useSharedItems } from './use-shared-items.ts';

interface ReaderActionsProps {
  served: ServedPage;
  share: ServedShare;
  action: PendingAction | null;
}

export function ReaderActions({ served, share, action }: ReaderActionsProps) {
  const [container] = useState(createContainer);
  const content = useMemo(() => ({ current: served.content }), [served]);
  useLayoutEffect(() => {
    served.reactions?.replaceWith(container);
    return () => {
      if (served.reactions) container.replaceWith(served.reactions);
    };
  }, [served, container]);
  useCountView(share);
  useReturnTo(content, action?.act === 'read' ? action : null);
  return createPortal(<Reactions share={share} action={action} />, container);
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'sp-talk on-paper';
  return container;
}

const ReportDialog = dialogPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function Reactions({ share, action }: { share: ServedShare; action: PendingAction | null }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <div className="sp-react">
        <LikeButton share={share} action={action} />
        <Button
          variant="quiet"
          className="ml-auto"
          onClick={() => setReporting(true)}
          onPointerEnter={ReportDialog.preload}
        >
          Report this page
        </Button>
      </div>
      {share.allowComments && <Comments share={share} action={action} />}
      {isReporting && <ReportDialog share={share} commentId={null} onClose={() => setReporting(false)} />}
    </>
  );
}

const LazyCommentList = lazyPart<CommentListProps & { onRetry: () => void }>(
  async () => (await import('./comment-list.tsx')).CommentList,
  LOOKING_FOR_COMMENTS,
  ({ onRetry }) => <CommentsFailed message={FETCH_COMMENTS_FAILED} onRetry={onRetry} />,
);

function Comments({ share, action }: { share: ServedShare; action: PendingAction | null }) {
  const container = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [tries, setTries] = useState(0);
  const pendingComment = action?.act === 'comment' ? action : null;
  const signInFirst = useSignInFirst();
  useReturnTo(container, pendingComment);
  useEffect(() => LazyCommentList.preload(), []);
  useEffect(() => (container.current ? whenNear(container.current, () => setNear(true)) : undefined), []);
  return (
    <section ref={container} aria-label="Comments" className="mt-8 min-h-24">
      <h2 className="text-28">Comments</h2>
      {(isNear || pendingComment) && (
        <LazyCommentList
          key={tries}
          share={share}
          isPending={pendingComment !== null}
          onSignIn={() => signInFirst('comment', container.current)}
          onRetry={() => setTries(tries + 1)}
        />
      )}
    </section>
  );
}

function useCountView(share: ShareReference): void {
  const { countView } = useSharedItems();
  useEffect(() => {
    const key = STORAGE_KEYS.viewedShare(share.id);
    return whenVisible(0, () => {
      if (readStored(key) !== null) return;
      keep(key, 'yes');
      countView(share).catch(() => undefined);
    });
  }, [share, countView]);
}
