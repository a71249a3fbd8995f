import { PATHS } from '../config/paths.ts';
import { useAccount } from '../features/use-account.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { NightPage } from '../ui/night-page.tsx';
import { useTitle } from '../features/use-title.ts';

const AUTHENTICATION_ERROR = 'Authentication Error';
const OTHER_ERROR = 'Oops! Something went wrong';

const isAboutSignIn = (message: string): boolean => /auth|unauthorized|permission/i.test(message);

interface ErrorScreenProps {
  message: string;
  onRefresh: () => void;
  onSignOutAndRestart: () => void;
  onBackToStories: () => void;
}

/** The global error screen (specification §2). The message decides about title and ways out; it is not shown. */
export function ErrorScreen({ message, onRefresh, onSignOutAndRestart, onBackToStories }: ErrorScreenProps) {
  const isSignIn = isAboutSignIn(message);
  const title = isSignIn ? AUTHENTICATION_ERROR : OTHER_ERROR;
  useTitle(title);
  return (
    <NightPage>
      <FailedState
        title={title}
        friend="/art/cut-hoot.webp"
        kept={['Your stories and characters are safe', 'What is being made goes on and is kept for you']}
        actions={
          <>
            <Button size="big" icon="refresh" onClick={onRefresh}>
              Refresh Page
            </Button>
            {isSignIn ? (
              <Button size="big" variant="line" icon="sign-out" onClick={onSignOutAndRestart}>
                Sign Out and Restart
              </Button>
            ) : (
              <Button size="big" variant="line" onClick={onBackToStories}>
                Back to stories
              </Button>
            )}
          </>
        }
      >
        <p>
          {isSignIn
            ? 'We could not make sure who is reading. Refreshing the page usually helps.'
            : 'The lantern went out on our side, not yours. It usually lights again straight away.'}
        </p>
      </FailedState>
    </NightPage>
  );
}

const reload = (): void => window.location.reload();
const goTo = (path: string): void => window.location.assign(path);

/** The error screen of this page's browser and account. */
export function PageErrorScreen({ message }: { message: string }) {
  const account = useAccount();
  return (
    <ErrorScreen
      message={message}
      onRefresh={reload}
      onSignOutAndRestart={() => void account.startAnew(PATHS.home)}
      onBackToStories={() => goTo(PATHS.stories)}
    />
  );
}

/** The error screen of an app that could not even start: there is no account to sign out of, only what is kept here. */
export function RestartErrorScreen({ message }: { message: string }) {
  async function signOutAndRestart(): Promise<void> {
    try {
      const { forgetSignIn } = await import('../firebase/forget-sign-in.ts');
      await forgetSignIn(indexedDB);
    } finally {
      goTo(PATHS.home);
    }
  }
  return (
    <ErrorScreen
      message={message}
      onRefresh={reload}
      onSignOutAndRestart={() => void signOutAndRestart().catch(() => undefined)}
      onBackToStories={() => goTo(PATHS.stories)}
    />
  );
}

/** Signing in does not work at all: the two sentences of architecture §3. */
export function SignInFailed({ message }: { message: string }) {
  const account = useAccount();
  useTitle(AUTHENTICATION_ERROR);
  return (
    <NightPage>
      <FailedState
        title={AUTHENTICATION_ERROR}
        friend="/art/cut-hoot.webp"
        kept={['Your stories and characters are safe']}
        actions={
          <>
            <Button size="big" icon="refresh" onClick={reload}>
              Refresh Page
            </Button>
            <Button size="big" variant="line" icon="sign-out" onClick={() => void account.startAnew(PATHS.home)}>
              Sign Out and Restart
            </Button>
          </>
        }
      >
        <p>{message}</p>
      </FailedState>
    </NightPage>
  );
}
