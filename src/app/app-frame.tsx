import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { AccountContext } from '../shared/account/use-account.ts';
import { type Core, getCore } from './core.ts';
import { PageErrorScreen, RestartErrorScreen } from './error-screen.tsx';
import { ErrorBoundary } from '../shared/page/error-boundary.tsx';
import { optionalPart } from '../shared/page/lazy-part.tsx';
import { useIsHydrated } from '../shared/page/use-is-hydrated.ts';
import { markSignedIn } from './visit-flags.ts';

const StandIns = optionalPart(async () => (await import('./stand-ins.tsx')).StandIns);
const Notices = optionalPart(async () => (await import('./page-notices.tsx')).PageNotices);

export interface AppFrameProps {
  Router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** The frame around the pages of every document of the app: account, router, notices, toasts and error screens. */
export const AppFrame = (props: AppFrameProps) => (
  <ErrorBoundary Fallback={RestartErrorScreen}>
    <StartedApp {...props} />
  </ErrorBoundary>
);

function StartedApp({ Router, children }: AppFrameProps) {
  const [core] = useState(getCore);
  useSignedInHint(core);
  const isHydrated = useIsHydrated();
  const { account, environment } = core;
  return (
    <AccountContext value={account}>
      <Router>
        {isHydrated && <Notices environment={environment} />}
        <ErrorBoundary Fallback={PageErrorScreen}>{children}</ErrorBoundary>
        {isHydrated && environment.standIns.length > 0 && <StandIns names={environment.standIns} />}
      </Router>
    </AccountContext>
  );
}

function useSignedInHint({ account }: Core): void {
  useEffect(() => {
    const note = (): void => {
      const { status } = account.session();
      if (status === 'signed-in' || status === 'signed-out') markSignedIn(status === 'signed-in');
    };
    note();
    return account.watchSession(note);
  }, [account]);
}
