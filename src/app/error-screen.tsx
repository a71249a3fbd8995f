import { useEffect, useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { useAccount } from '../shared/account/use-account.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { NightPage } from '../ui/night-page.tsx';
import { useOnline } from '../shared/connection/use-online.ts';
import { useTitle } from '../shared/page/use-title.ts';

export const AUTHENTICATION_ERROR = 'Authentication Error';
const OTHER_ERROR = 'Oops! Something went wrong';

const SIGN_IN_UNKNOWN = 'We couldn’t check that you’re signed in';
const OUR_FAULT = 'The lantern went out on our side, not yours';
const REFRESHING_HELPS = 'Refreshing the page usually helps.';
const NEEDS_CONNECTION = 'This page needs a connection';
const REFRESHED_WHEN_BACK = 'You’re offline. This page refreshes once you’re back.';
const KEPT_LINES = ['Your stories and characters are safe', 'Anything being made will be saved for you'];

const isAboutSignIn = (message: string): boolean => /auth|unauthorized|permission/i.test(message);

interface ErrorScreenProps {
  message: string;
  /** Replaces the headline, for errors while nothing is being generated. */
  explanation?: string;
  onSignOutAndRestart: () => void;
}

const reload = (): void => window.location.reload();
const goTo = (path: string): void => window.location.assign(path);

/** The global error screen. The message decides title and actions; it is not shown itself, and the title is small. */
export function ErrorScreen({ message, explanation, onSignOutAndRestart }: ErrorScreenProps) {
  const isSignIn = isAboutSignIn(message);
  const title = isSignIn ? AUTHENTICATION_ERROR : OTHER_ERROR;
  /** A part of the app that was not loaded before cannot be opened offline. */
  const isOnline = useOnline();
  const [isOffline] = useState(!isOnline);
  useEffect(() => {
    if (isOffline && isOnline) reload();
  }, [isOffline, isOnline]);
  const fault = isOffline ? NEEDS_CONNECTION : OUR_FAULT;
  useTitle(title);
  return (
    <NightPage>
      <FailedState
        title={explanation ?? (isSignIn ? SIGN_IN_UNKNOWN : fault)}
        cause={title}
        kept={explanation === undefined ? KEPT_LINES : KEPT_LINES.slice(0, 1)}
        actions={
          <>
            <Button size="big" icon="refresh" onClick={reload}>
              Refresh Page
            </Button>
            {isSignIn ? (
              <Button size="big" variant="line" icon="sign-out" onClick={onSignOutAndRestart}>
                Sign Out and Restart
              </Button>
            ) : (
              <Button size="big" variant="line" onClick={() => goTo(PATHS.stories)}>
                Back to stories
              </Button>
            )}
          </>
        }
      >
        <p>{isOffline ? REFRESHED_WHEN_BACK : REFRESHING_HELPS}</p>
      </FailedState>
    </NightPage>
  );
}

export function PageErrorScreen({ message }: { message: string }) {
  const account = useAccount();
  return <ErrorScreen message={message} onSignOutAndRestart={() => void account.forceSignOut(PATHS.home)} />;
}

/** The screen of an app that could not start: there is no account to sign out of, only browser storage to clear. */
export function RestartErrorScreen({ message }: { message: string }) {
  const signOutAndRestart = (): void =>
    void import('../firebase/forget-sign-in.ts')
      .then(({ forgetSignIn }) => forgetSignIn(indexedDB))
      .catch(() => undefined)
      .then(() => goTo(PATHS.home));
  return <ErrorScreen message={message} onSignOutAndRestart={signOutAndRestart} />;
}
