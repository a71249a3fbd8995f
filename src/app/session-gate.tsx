import { Suspense, use, useState, type ReactNode } from 'react';
import { useSession } from '../shared/account/use-account.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { OpeningScreen } from './opening-screen.tsx';

interface SessionGateProps {
  visitor: ReactNode;
  /** Shown until the session is known and the page is loaded; mounted only once. */
  waiting?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

export function SessionGate({ visitor, waiting = <OpeningScreen />, children }: SessionGateProps) {
  const session = useSession();
  const [wasKnown, setKnown] = useState(session.status !== 'loading');
  if (!wasKnown && session.status !== 'loading') setKnown(true);
  switch (session.status) {
    case 'loading':
      // After a session has ended, its page is unmounted until the document has reloaded.
      return wasKnown ? (
        <OpeningScreen />
      ) : (
        <Suspense fallback={waiting}>
          <UnknownSession />
        </Suspense>
      );
    case 'failed':
      return <SignInFailed message={session.message} />;
    case 'signed-out':
      return visitor;
    case 'signed-in':
      return <Suspense fallback={waiting}>{children(session.user)}</Suspense>;
  }
}

const NEVER_SETTLES = new Promise<never>(() => undefined);

/** Suspends until the session is known: the gate above then renders something else. */
const UnknownSession = () => use(NEVER_SETTLES);
