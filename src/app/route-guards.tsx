import { isRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/use-account.ts';
import { FamilyOutlet } from './family-outlet.tsx';
import { LoginPage } from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { returnAddress } from './return-address.ts';
import { SessionGate } from './session-gate.tsx';
import { SignInFailed } from './error-screen.tsx';
import { hasClickedStart, isStarting, markSignedIn, wasSignedIn } from './visit-marks.ts';

/** The routes of a signed-in family; anyone else is sent to sign in and comes back afterwards. */
export const FamilyRoutes = () => (
  <SessionGate visitor={<ToSignIn />}>{(user) => <FamilyOutlet user={user} />}</SessionGate>
);

function ToSignIn() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const of = session.status === 'signed-out' ? session.ended?.uid : undefined;
  return <Navigate to={PATHS.login} state={{ from: `${pathname}${search}${hash}`, of }} replace />;
}

/** '/' inside the app: the generator for a family; visitors go to /login once they have clicked start (§2). */
export function HomeRoute() {
  const session = useSession();
  if (session.status === 'signed-in') return <Navigate to={PATHS.create} replace />;
  if (session.status === 'loading') return <OpeningScreen />;
  return hasClickedStart() ? <Navigate to={PATHS.login} replace /> : <ToLandingPage />;
}

/** The landing page is a file of its own. With the hint still set it would send the visitor back here. */
function ToLandingPage() {
  useEffect(() => {
    markSignedIn(false);
    window.location.replace(PATHS.home);
  }, []);
  return <OpeningScreen />;
}

/** '/login': whoever is signed in goes on to where they wanted to go. */
export function LoginRoute() {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  if (session.status === 'signed-in')
    return <Navigate to={isOfAnother(session.user.uid, state) ? PATHS.create : returnAddress(state)} replace />;
  if (session.status === 'failed') return <SignInFailed message={session.message} />;
  return session.status === 'loading' && wasSignedIn() ? <OpeningScreen /> : <LoginPage isStarting={isStarting()} />;
}

/** Where one family was sent away from is no place for the next one. */
function isOfAnother(uid: string, state: unknown): boolean {
  const of = isRecord(state) ? readTextOrNull(state['of']) : null;
  return of !== null && of !== uid;
}

/** Pages for visitors only: a family goes to its generator. */
export function VisitorRoutes() {
  const session = useSession();
  return session.status === 'signed-in' ? <Navigate to={PATHS.create} replace /> : <Outlet />;
}

/** Any other address (§2). */
export function UnknownRoute() {
  const session = useSession();
  if (session.status === 'loading') return <OpeningScreen />;
  return <Navigate to={session.status === 'signed-in' ? PATHS.create : PATHS.login} replace />;
}
