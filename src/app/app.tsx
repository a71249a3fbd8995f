import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AccountContext } from '../features/use-account.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { AppRoutes } from './app-routes.tsx';
import { getCore, type Core } from './core.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageErrorScreen, RestartErrorScreen } from './error-screen.tsx';
import { loadAhead, Messages, Notices, StandIns } from './lazy-pages.ts';
import { reloadForMissingChunks } from './reload-for-chunk.ts';
import { markSignedIn, wasSignedIn } from './visit-marks.ts';

reloadForMissingChunks(() => window.location.reload(), Date.now);
loadAhead(window.location.pathname, wasSignedIn());

/** The composition root. */
export function App() {
  return (
    <ErrorBoundary Fallback={RestartErrorScreen}>
      <StartedApp />
    </ErrorBoundary>
  );
}

function StartedApp() {
  const [core] = useState(getCore);
  useSignedInHint(core);
  const { account, environment } = core;
  return (
    <AccountContext value={account}>
      <BrowserRouter>
        <Suspense>
          <Notices environment={environment} />
        </Suspense>
        <ErrorBoundary Fallback={PageErrorScreen}>
          <AfterNavigation />
          <AppRoutes />
        </ErrorBoundary>
        <Suspense>
          <Messages />
        </Suspense>
        <Suspense>{environment.standIns.length > 0 && <StandIns names={environment.standIns} />}</Suspense>
      </BrowserRouter>
    </AccountContext>
  );
}

/** Remembers for the next visit whether somebody was signed in. */
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
