import type { ReactNode } from 'react';
import { useSession } from '../shared/account/use-account.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { SignInFailed } from './error-screen.tsx';
import { OpeningScreen } from './opening-screen.tsx';

interface SessionGateProps {
  visitor: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

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
