import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { AccountService, Session, SignedInUser } from '../services/account-service.ts';

/** Filled by src/app; tests fill it with a fake. */
export const AccountContext = createContext<AccountService | null>(null);

/** Signing in and out, anywhere in the app. */
export function useAccount(): AccountService {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount: no account service above');
  return account;
}

/** Whether somebody is signed in, kept up to date. */
export function useSession(): Session {
  const account = useAccount();
  return useSyncExternalStore(account.watchSession, account.session);
}

/** The signed-in person. Only below the signed-in part of the app. */
export function useUser(): SignedInUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser: nobody is signed in here');
  return session.user;
}

/**
 * The signed-in person as they were when they came, null for nobody: the same object until it is somebody else, also
 * when their address has been verified meanwhile.
 */
export function useSteadyUser(): SignedInUser | null {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [steady, setSteady] = useState(user);
  if (steady?.uid === user?.uid) return steady;
  setSteady(user);
  return user;
}
