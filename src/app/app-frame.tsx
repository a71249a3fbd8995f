import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AccountContext } from '../shared/account/use-account.ts';
import { type Core, getCore } from './core.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageErrorScreen, RestartErrorScreen } from './error-screen.tsx';
import { Messages, Notices, StandIns } from './lazy-parts.ts';
import { markSignedIn } from './visit-flags.ts';

/** What every document of the app has around its pages: account, router, notices, toasts and error screens. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={RestartErrorScreen}>
    <StartedApp>{children}</StartedApp>
  </ErrorBoundary>
);

function StartedApp({ children }: { children: ReactNode }) {
  const [core] = useState(getCore);
  useSignedInHint(core);
  const { account, environment } = core;
  return (
    <AccountContext value={account}>
      <BrowserRouter>
        <Suspense>
          <Notices environment={environment} />
        </Suspense>
        <ErrorBoundary Fallback={PageErrorScreen}>{children}</ErrorBoundary>
        <Suspense>
          <Messages />
        </Suspense>
        <Suspense>{environment.standIns.length > 0 && <StandIns names={environment.standIns} />}</Suspense>
      </BrowserRouter>
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
