import type { Comment } from '@talelantern/domain/comments/comment';
import { useEffect, useState } from 'react';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import type { ServedShare } from './served-page.ts';

/**
 * Which comments the reader may take away: all on what the family shared itself, else those under its own pen name. A
 * comment says of nobody whose it is; the rules have the last word.
 */
export function useMayRemove(share: ServedShare, member: SharedItemMember | null): (comment: Comment) => boolean {
  const [own, setOwn] = useState({ isOwn: false, penName: '' });
  useEffect(() => {
    if (!member) return;
    let isLeft = false;
    Promise.all([member.isOwn(share), member.penName()]).then(
      ([isOwn, penName]) => !isLeft && setOwn({ isOwn, penName }),
      () => undefined,
    );
    return () => {
      isLeft = true;
      setOwn({ isOwn: false, penName: '' });
    };
  }, [share, member]);
  return ({ userName, status }) =>
    member !== null && (own.isOwn || status !== 'visible' || (own.penName !== '' && userName === own.penName));
}
