import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { AccountService, Session, SignedInUser } from '../../services/account/account-service.ts';

export const AccountContext = createContext<AccountService | null>(null);

export function useAccount(): AccountService {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount: no account service above');
  return account;
}

export function useSession(): Session {
  const account = useAccount();
  return useSyncExternalStore(account.watchSession, account.session, account.session);
}

export function useUser(): SignedInUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser: nobody is signed in here');
  return session.user;
}

export function useSteadyUser(): SignedInUser | null {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [steady, setSteady] = useState(user);
  if (steady?.uid === user?.uid) return steady;
  setSteady(user);
  return user;
}
