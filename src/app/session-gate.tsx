import type { ReactNode } from 'react';
import { useSession } from '../features/use-account.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { SignInFailed } from './error-screen.tsx';
import { OpeningScreen } from './opening-screen.tsx';

interface SessionGateProps {
  /** For nobody who is signed in. */
  visitor: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/** Waits until it is known who is here, and says when that cannot be found out. */
export function SessionGate({ visitor, children }: SessionGateProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <OpeningScreen />;
    case 'failed':
      return <SignInFailed message={session.message} />;
    case 'signed-out':
      return visitor;
    case 'signed-in':
      return children(session.user);
  }
}
