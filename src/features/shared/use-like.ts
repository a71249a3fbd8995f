import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useRef, useState } from 'react';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import { notify } from '../../ui/notify.ts';
import type { ServedShare } from './served-page.ts';
import { useMember } from './use-member.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface Like {
  isLiked: boolean;
  likes: number;
  toggle: () => void;
}

/** 'Failed to toggle like' is the service's; this is for what could not even be loaded. */
const LIKE_FAILED = 'Failed to toggle like';

/**
 * Liking a share. What was pressed shows at once; only the last wish of several is sent, and one that fails is taken
 * back and said.
 */
export function useLike(share: ServedShare): Like {
  const member = useMember();
  const signInFirst = useSignInFirst();
  const [stored, setStored] = useState<boolean | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [likes, setLikes] = useState(share.likes);
  const latest = useRef<boolean | null>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (!member) return;
    let isLeft = false;
    member.isLiked(share).then(
      (isLiked) => !isLeft && setStored(isLiked),
      () => undefined,
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

  const isLiked = wanted ?? stored ?? false;
  const change = wanted === null || wanted === (stored ?? false) ? 0 : wanted ? 1 : -1;

  function toggle(): void {
    if (!member) return signInFirst();
    latest.current = !isLiked;
    setWanted(!isLiked);
    if (!isSending.current) void send(member, stored ?? false);
  }

  return { isLiked, likes: Math.max(0, likes + change), toggle };
}
