import { readRecord } from '@talelantern/domain/stored/read-fields';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { isInChildMode } from '../shared/family/child-mode.ts';
import { chosenPlanKey } from '../config/started.ts';
import { useAccount, useSession } from '../shared/account/use-account.ts';
import { wasSignedIn } from '../shared/account/was-signed-in.ts';
import { device, readStored } from '../shared/drafts/stored-draft.ts';
import { ForFamilyContext, type RenderForFamily } from '../shared/family/for-family.ts';
import { useIsHydrated } from '../shared/page/use-is-hydrated.ts';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';
import { NOT_FOUND, PAGE_NOT_FOUND } from '../features/notices/redirect-reasons.ts';
import { notify } from '../ui/notify.ts';
import { FamilyScope, LoginPage } from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { returnPath } from './return-path.ts';
import { SessionGate } from './session-gate.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { hasClickedStart, startedPlan } from './started-plan.ts';
import { WaitingScreen, type WaitingScreenProps } from './waiting-screen.tsx';
import { markSignedIn } from './visit-flags.ts';
import type { SignedInUser } from '../services/account/account-service.ts';

const REDIRECTED_TO_CREATE = 'The link may be old or incomplete, so we opened the page where stories begin.';
const SIGNED_IN_HERE = 'You’re signed in';
const FORGOTTEN_PASSWORD = 'Forgot your password? Press Change password on your profile, then Email me a link.';
const NOTE_MS = 20_000;

/** @param waiting props of the screen that is shown until the session is known and the page is loaded */
export const FamilyRoutes = (waiting: WaitingScreenProps) => (
  <SessionGate visitor={<ToSignIn />} waiting={<WaitingScreen {...waiting} />}>
    {(user) => <FamilyOutlet user={user} />}
  </SessionGate>
);

function ToSignIn() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const ended = session.status === 'signed-out' && session.ended;
  const state = { from: `${pathname}${search}${hash}`, ...(ended && { of: ended.uid }) };
  return <Navigate to={PATHS.login} state={state} replace />;
}

/** '/' inside the app: the generator for a family; visitors go to /login once they have clicked start. */
export function HomeRoute(waiting: WaitingScreenProps) {
  const session = useSession();
  if (session.status === 'loading' || session.status === 'signed-in')
    return (
      <>
        <WaitingScreen {...waiting} />
        {session.status === 'signed-in' && <Navigate to={PATHS.create} replace />}
      </>
    );
  // The SDK may still report the family, so the hint that redirects here from the landing page is kept.
  if (session.status === 'failed') return <SignInFailed message={session.message} />;
  return hasClickedStart() ? <Navigate to={PATHS.login} replace /> : <ToLandingPage />;
}

/** The landing page is a separate document. The hint is removed, because the landing page would redirect back here. */
function ToLandingPage() {
  useEffect(() => {
    markSignedIn(false);
    window.location.replace(PATHS.home);
  }, []);
  return <OpeningScreen />;
}

/** @param isStarting whether the visitor has pressed start, so probably has no account */
export function LoginRoute({ isStarting }: { isStarting: () => boolean }) {
  const session = useSession();
  const account = useAccount();
  const state = useNavigationState();
  // Read once, because the sign-in replaces it. A sign-in by redirect ends at /create, as specified.
  const [startPlan] = useState(() => (account.pendingRedirect() ? '' : startedPlan()));
  if (session.status === 'signed-in') {
    const to = isOfAnotherFamily(session.user.uid, state) ? PATHS.create : returnPath(state);
    // The plan chosen in another tab counts too, because the link in a verification mail opens a new tab.
    const plan = startPlan ?? readStored(chosenPlanKey(session.user.uid), device);
    return <Navigate to={plan && to === PATHS.create ? PATHS.subscription : to} state={{ plan }} replace />;
  }
  if (session.status === 'failed') return <SignInFailed message={session.message} />;
  return session.status === 'loading' && wasSignedIn() ? <OpeningScreen /> : <LoginPage isStarting={isStarting()} />;
}

/** A URL requested by one user is not offered to the next. */
function isOfAnotherFamily(uid: string, state: unknown): boolean {
  const { of = uid } = readRecord(state);
  return of !== uid;
}

export function VisitorRoutes() {
  const session = useSession();
  const { pathname } = useLocation();
  const isFamily = session.status === 'signed-in';
  const isPasswordReset = isFamily && !isInChildMode() && pathname === PATHS.forgotPassword;
  useEffect(() => {
    if (isPasswordReset) notify.note(SIGNED_IN_HERE, { detail: FORGOTTEN_PASSWORD, durationMs: NOTE_MS });
  }, [isPasswordReset]);
  return isFamily ? <Navigate to={PATHS.create} replace /> : <Outlet />;
}

/** Redirects to the page that the specification names, which then says that the requested page was not found. */
export function UnknownRoute() {
  const session = useSession();
  const isFamily = session.status === 'signed-in';
  useEffect(() => {
    // A child is redirected to the books, where a note for parents would be in the way.
    if (isFamily && !isInChildMode())
      notify.note(PAGE_NOT_FOUND, { detail: REDIRECTED_TO_CREATE, durationMs: NOTE_MS });
  }, [isFamily]);
  if (session.status === 'loading') return <OpeningScreen />;
  return isFamily ? <Navigate to={PATHS.create} replace /> : <Navigate to={PATHS.login} state={NOT_FOUND} replace />;
}

/** The content stays mounted when the session is known. Only what needs a family is rendered with its services. */
export function PublicRoutes() {
  const session = useSession();
  if (isInChildMode() && session.status === 'loading') return <OpeningScreen />;
  if (isInChildMode() && session.status === 'signed-in') return <FamilyOutlet user={session.user} />;
  return (
    <ForFamilyContext value={forFamily}>
      <Outlet />
    </ForFamilyContext>
  );
}

/** A constant, because React renders a page that it has yet to hydrate again when a context changes. */
const forFamily: RenderForFamily = (part) => <FamilyPart>{part}</FamilyPart>;

function FamilyPart({ children }: { children: ReactNode }) {
  const session = useSession();
  const isHydrated = useIsHydrated();
  return (
    isHydrated &&
    session.status === 'signed-in' && (
      <Suspense>
        <FamilyScope key={session.user.uid} user={session.user}>
          {children}
        </FamilyScope>
      </Suspense>
    )
  );
}

const FamilyOutlet = ({ user }: { user: SignedInUser }) => (
  <FamilyScope key={user.uid} user={user}>
    <Outlet />
  </FamilyScope>
);
