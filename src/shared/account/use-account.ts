import { createContext, useState, useSyncExternalStore } from 'react';
import type { AccountService, Session, SignedInUser } from '../../services/account/account-service.ts';
import { useRequired } from '../services/use-required.ts';

export const AccountContext = createContext<AccountService | null>(null);

export const useAccount = (): AccountService => useRequired(AccountContext, 'useAccount: no account service above');

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
