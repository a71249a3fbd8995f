import { useEffect, useState } from 'react';
import type { SharedItemMember } from '../../services/sharing/shared-item-service.ts';
import { useSession } from '../../shared/account/use-account.ts';
import { useSharedItems } from './use-shared-items.ts';

export function useMember(): SharedItemMember | null {
  const { load } = useSharedItems();
  const isSignedIn = useSession().status === 'signed-in';
  const [member, setMember] = useState<SharedItemMember | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    load().then(
      (items) => !isLeft && setMember(items.member),
      () => undefined,
    );
    return () => {
      isLeft = true;
      setMember(null);
    };
  }, [load, isSignedIn]);
  return member;
}
