import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconShape } from '../../ui/icon.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HEART } from '../../shared/page/heart-shape.ts';
import type { ServedShare } from './served-page.ts';
import { type PendingAction, useReturnTo, useSignInFirst } from './pending-action.ts';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import { notify } from '../../ui/notify.ts';
import { useSession } from '../../shared/account/use-account.ts';
import { useMember } from './use-member.ts';
import { showLoaded, useSharedItems } from './use-shared-items.ts';

export function LikeButton({ share, action }: { share: ServedShare; action: PendingAction | null }) {
  const pendingLike = action?.act === 'like' ? action : null;
  const { isLiked, likes, toggle } = useLike(share, pendingLike);
  const heart = useRef<HTMLButtonElement>(null);
  useReturnTo(heart, pendingLike);
  useEffect(() => {
    if (pendingLike) heart.current?.focus({ preventScroll: true });
  }, [pendingLike]);
  return (
    <button
      ref={heart}
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={(event) => toggle(event.currentTarget)}
      className={classNames(
        buttonClasses({ variant: 'line' }),
        isLiked && 'bg-berry-100! text-berry-700! [&>svg]:fill-current',
      )}
    >
      <IconShape path={HEART} />
      {likes}
    </button>
  );
}

const LIKE_FAILED = 'Failed to toggle like';

/** Of several clicks, only the last one is sent. A click before sign-in never removes a like. */
function useLike(share: ServedShare, pendingLike: PendingAction | null) {
  const { load } = useSharedItems();
  const [tries, setTries] = useState(0);
  const member = useMember(tries);
  const isSignedIn = useSession().status === 'signed-in';
  const signInFirst = useSignInFirst();
  const [storedLike, setStoredLike] = useState(false);
  const [wantedLike, setWantedLike] = useState<boolean | null>(null);
  const [likes, setLikes] = useState(share.likes);
  const latestLike = useRef<boolean | null>(null);
  const isSending = useRef(false);
  const pressedEarly = useRef(false);
  const sentAction = useRef<PendingAction | null>(null);

  const toggleLike = useEffectEvent((items: SharedItemMember, isLiked: boolean) => {
    const isPending = pendingLike && sentAction.current !== pendingLike;
    if (!isPending && !pressedEarly.current) return;
    sentAction.current = pendingLike;
    pressedEarly.current = false;
    if (!isLiked) requestLike(items, true, isLiked);
  });

  useEffect(() => {
    if (!member) return;
    return showLoaded(
      member.isLiked(share),
      (isLiked) => {
        setStoredLike(isLiked);
        toggleLike(member, isLiked);
      },
      () => toggleLike(member, false),
    );
  }, [member, share]);

  useEffect(() => {
    if (pendingLike || tries > 0) load().catch(() => notify.failure(LIKE_FAILED));
  }, [load, pendingLike, tries]);

  async function send(items: SharedItemMember, initialLike: boolean): Promise<void> {
    isSending.current = true;
    let sentLike = initialLike;
    try {
      while (latestLike.current !== null && latestLike.current !== sentLike) {
        const next = latestLike.current;
        await items.setLiked(share, next);
        setLikes((count) => Math.max(0, count + (next ? 1 : -1)));
        sentLike = next;
        setStoredLike(sentLike);
      }
    } catch (error) {
      notify.failure(isAppError(error) ? error.message : LIKE_FAILED);
    } finally {
      isSending.current = false;
      latestLike.current = null;
      setWantedLike(null);
    }
  }

  function requestLike(items: SharedItemMember, next: boolean, begunWith: boolean): void {
    latestLike.current = next;
    setWantedLike(next);
    if (!isSending.current) void send(items, begunWith);
  }

  const isLiked = wantedLike ?? storedLike;

  /** `button` is the position to restore on screen after sign-in. */
  function toggle(button: Element): void {
    if (!isSignedIn) return signInFirst('like', button);
    if (member) return requestLike(member, !isLiked, storedLike);
    pressedEarly.current = true;
    setTries(tries + 1);
  }

  // The page may have been cached for a minute, so its count may lack the reader's own like.
  return { isLiked, likes: Math.max(Number(isLiked), likes + Number(isLiked) - Number(storedLike)), toggle };
}
