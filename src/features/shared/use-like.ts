import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import { notify } from '../../ui/notify.ts';
import type { ServedShare } from './served-page.ts';
import { useSession } from '../use-account.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { useMember } from './use-member.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface Like {
  isLiked: boolean;
  likes: number;
  /** `pressed` is the heart: a visitor who signs in finds it at the same place. */
  toggle: (pressed: Element) => void;
}

/** 'Failed to toggle like' is the service's; this is for what could not even be loaded. */
const LIKE_FAILED = 'Failed to toggle like';

/**
 * Liking a share. What was pressed shows at once; only the last wish of several is sent, and one that fails is taken
 * back and said. What was pressed before somebody signed in, or before it was known what they like, is done as soon as
 * that is known, and never turns a like into none.
 */
export function useLike(share: ServedShare, wish: SignInWish | null): Like {
  const member = useMember();
  const isSignedIn = useSession().status === 'signed-in';
  const signInFirst = useSignInFirst();
  const [stored, setStored] = useState<boolean | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [likes, setLikes] = useState(share.likes);
  const latest = useRef<boolean | null>(null);
  const isSending = useRef(false);
  const pressedEarly = useRef(false);
  const carriedOut = useRef<SignInWish | null>(null);

  const carryOut = useEffectEvent((items: SharedItemMember, isLiked: boolean) => {
    const isWished = wish?.act === 'like' && carriedOut.current !== wish;
    if (!isWished && !pressedEarly.current) return;
    carriedOut.current = wish;
    pressedEarly.current = false;
    if (!isLiked) want(items, true, isLiked);
  });

  useEffect(() => {
    if (!member) return;
    let isLeft = false;
    member.isLiked(share).then(
      (isLiked) => {
        if (isLeft) return;
        setStored(isLiked);
        carryOut(member, isLiked);
      },
      () => !isLeft && carryOut(member, false),
    );
    return () => {
      isLeft = true;
    };
  }, [member, share]);

  async function send(items: SharedItemMember, begunWith: boolean): Promise<void> {
    isSending.current = true;
    let known = begunWith;
    try {
      while (latest.current !== null && latest.current !== known) {
        const next = latest.current;
        await items.setLiked(share, next);
        setLikes((count) => Math.max(0, count + (next ? 1 : -1)));
        known = next;
        setStored(known);
      }
    } catch (error) {
      notify.failure(isAppError(error) ? error.message : LIKE_FAILED);
    } finally {
      isSending.current = false;
      latest.current = null;
      setWanted(null);
    }
  }

  function want(items: SharedItemMember, next: boolean, begunWith: boolean): void {
    latest.current = next;
    setWanted(next);
    if (!isSending.current) void send(items, begunWith);
  }

  const isLiked = wanted ?? stored ?? false;
  const change = wanted === null || wanted === (stored ?? false) ? 0 : wanted ? 1 : -1;

  function toggle(pressed: Element): void {
    if (!isSignedIn) return signInFirst('like', pressed);
    if (member) return want(member, !isLiked, stored ?? false);
    pressedEarly.current = true;
  }

  return { isLiked, likes: Math.max(0, likes + change), toggle };
}
