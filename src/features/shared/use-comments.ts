import type { Comment } from '@talelantern/domain/comments/comment';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback, useEffect, useState } from 'react';
import { FETCH_COMMENTS_FAILED } from '../../services/shared-item-service.ts';
import type { PageCursor } from '../../services/page.ts';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import { sleep } from '../../services/sleep.ts';
import { notify } from '../../ui/notify.ts';
import type { ServedShare } from './served-page.ts';
import { useMember } from './use-member.ts';
import { useSharedItems, type LoadSharedItems } from './use-shared-items.ts';

export type CommentList =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'shown'; comments: Comment[]; next: PageCursor | null };

export interface CommentsControl {
  list: CommentList;
  loadMore: () => void;
  retry: () => void;
  /** Null for a visitor. */
  member: SharedItemMember | null;
  /** Shows a comment that was just written. */
  add: (comment: Comment) => void;
  /** It stays the reader's own once others see it too. */
  isWrittenHere: (comment: Comment) => boolean;
  remove: (comment: Comment) => Promise<void>;
}

const messageOf = (error: unknown): string => (isAppError(error) ? error.message : FETCH_COMMENTS_FAILED);

/** Checking a comment takes a moment or two; after that it is looked for when the page is next opened. */
const LOOKS_AFTER_MS = [3_000, 7_000, 20_000];

/** The newest comments, and those of this device that wait to be checked. */
async function readFirst(load: LoadSharedItems, share: ServedShare): Promise<CommentList> {
  try {
    const items = await load();
    const [page, hidden] = await Promise.all([items.listComments(share, null), items.member?.listHidden(share) ?? []]);
    return { status: 'shown', comments: [...hidden, ...page.items], next: page.next };
  } catch (error) {
    return { status: 'failed', message: messageOf(error) };
  }
}

/** What is said about a share, and by whom of this device it waits to be checked. */
export function useComments(share: ServedShare): CommentsControl {
  const load = useSharedItems();
  const member = useMember();
  const [list, setList] = useState<CommentList>({ status: 'loading' });
  const [written, setWritten] = useState<readonly string[]>([]);

  const show = useCallback((change: (comments: Comment[]) => Comment[]) => {
    setList((before) => (before.status === 'shown' ? { ...before, comments: change(before.comments) } : before));
  }, []);

  useEffect(() => {
    let isLeft = false;
    readFirst(load, share).then(
      (first) => !isLeft && setList(first),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [load, share]);

  async function loadMore(cursor: PageCursor | null): Promise<void> {
    try {
      const { items, next } = await (await load()).listComments(share, cursor);
      setList((before) =>
        before.status === 'shown' ? { ...before, comments: [...before.comments, ...items], next } : before,
      );
    } catch (error) {
      notify.failure(messageOf(error));
    }
  }

  /** Tells what became of a comment that waits. */
  async function follow(comment: Comment, owner: SharedItemMember): Promise<void> {
    for (const delay of LOOKS_AFTER_MS) {
      await sleep(delay);
      const found = await owner.findComment(comment.id).catch(() => comment);
      if (found?.status === 'held') continue;
      show((comments) => comments.map((each) => (each.id === comment.id && found ? found : each)));
      return;
    }
  }

  return {
    list,
    member,
    loadMore: () => list.status === 'shown' && void loadMore(list.next),
    retry: () => {
      setList({ status: 'loading' });
      void readFirst(load, share).then(setList);
    },
    isWrittenHere: ({ id }) => member !== null && written.includes(id),
    add(comment) {
      setWritten((before) => [...before, comment.id]);
      show((comments) => [comment, ...comments]);
      if (member) void follow(comment, member);
    },
    async remove(comment) {
      if (!member) return;
      try {
        await member.deleteComment(comment.id);
        show((comments) => comments.filter(({ id }) => id !== comment.id));
      } catch (error) {
        notify.failure(messageOf(error));
      }
    },
  };
}
