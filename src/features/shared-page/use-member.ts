import { useEffect, useState } from 'react';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import { useSession } from '../../shared/account/use-account.ts';
import { showLoaded, useSharedItems } from './use-shared-items.ts';

/** Loads again when `tries` changes. */
export function useMember(tries = 0): SharedItemMember | null {
  const { load } = useSharedItems();
  const isSignedIn = useSession().status === 'signed-in';
  const [member, setMember] = useState<SharedItemMember | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    return showLoaded(load(), (items) => setMember(items.member));
  }, [load, isSignedIn, tries]);
  // Null immediately after a sign-out, because forms of members cannot be rendered without a user.
  return isSignedIn ? member : null;
}
