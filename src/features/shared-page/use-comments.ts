import type { Comment } from '@talelantern/domain/sharing/comment';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback, useEffect, useState } from 'react';
import { FETCH_COMMENTS_FAILED } from '../../services/sharing/fetch-comments-failed.ts';
import type { PageCursor } from '../../services/core/page.ts';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import { sleep } from '../../services/core/sleep.ts';
import { useFailureToast } from '../../shared/notifications/use-failure-toast.ts';
import { notify } from '../../ui/notify.ts';
import type { ServedShare } from './served-page.ts';
import { useMember } from './use-member.ts';
import { showLoaded, useSharedItems, type LoadSharedItems } from './use-shared-items.ts';

type CommentPages =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'shown'; comments: Comment[]; next: PageCursor | null };

const toAppError = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('internal', FETCH_COMMENTS_FAILED);

/** Moderation takes seconds. After the last poll, the result is read on the next visit. */
const POLL_DELAYS_MS = [3_000, 7_000, 20_000];

async function readFirst(load: LoadSharedItems, share: ServedShare): Promise<CommentPages> {
  try {
    const items = await load();
    const [page, hidden] = await Promise.all([items.listComments(share, null), items.member?.listHidden(share) ?? []]);
    return { status: 'shown', comments: [...hidden, ...page.items], next: page.next };
  } catch (error) {
    return { status: 'failed', error: toAppError(error) };
  }
}

export function useComments(share: ServedShare) {
  const { load } = useSharedItems();
  const member = useMember();
  const [list, setList] = useState<CommentPages>({ status: 'loading' });
  const [isLoadingMore, setLoadingMore] = useState(false);

  const show = useCallback((change: (comments: Comment[]) => Comment[]) => {
    setList((before) => (before.status === 'shown' ? { ...before, comments: change(before.comments) } : before));
  }, []);

  useEffect(() => showLoaded(readFirst(load, share), setList), [load, share]);
  useFailureToast(list.status === 'failed' ? list.error : null);

  async function loadMore(cursor: PageCursor | null): Promise<void> {
    setLoadingMore(true);
    try {
      const { items, next } = await (await load()).listComments(share, cursor);
      setList((before) =>
        before.status === 'shown' ? { ...before, comments: [...before.comments, ...items], next } : before,
      );
    } catch (error) {
      notify.failure(toAppError(error).message);
    } finally {
      setLoadingMore(false);
    }
  }

  async function follow(comment: Comment, owner: SharedItemMember): Promise<void> {
    for (const delay of POLL_DELAYS_MS) {
      await sleep(delay);
      const latest = await owner.findComment(comment.id).catch(() => comment);
      if (latest?.status === 'held') continue;
      show((comments) => comments.map((each) => (each.id === comment.id && latest ? latest : each)));
      return;
    }
  }

  return {
    list,
    member,
    isLoadingMore,
    loadMore: () => list.status === 'shown' && void loadMore(list.next),
    retry: () => {
      setList({ status: 'loading' });
      void readFirst(load, share).then(setList);
    },
    add: (comment: Comment) => {
      show((comments) => [comment, ...comments.filter(({ id }) => id !== comment.id)]);
      if (member) void follow(comment, member);
    },
    remove: async (comment: Comment) => {
      if (!member) return;
      try {
        await member.deleteComment(comment.id);
        show((comments) => comments.filter(({ id }) => id !== comment.id));
        notify.success('The comment is deleted');
      } catch (error) {
        notify.failure(toAppError(error).message);
      }
    },
  };
}
