import { PATHS } from '../config/paths.ts';
import { ChildNote } from '../features/child-mode/child-note.tsx';
import { useAccount } from '../shared/account/use-account.ts';
import { isInChildMode } from '../shared/family/child-mode.ts';
import { Button } from '../ui/button.tsx';
import { AUTHENTICATION_ERROR, ErrorScreen } from './error-screen.tsx';

/** Sign-in is unavailable (docs/decisions/0020). In its own file: a shared page does not need sign-in. */
export function SignInFailed({ message }: { message: string }) {
  const account = useAccount();
  // A child is not offered to sign out.
  if (isInChildMode())
    return (
      <ChildNote title="Oh dear" line="The books won’t open just now. Please fetch a grown-up." way={null}>
        <Button size="big" icon="refresh" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </ChildNote>
    );
  return (
    <ErrorScreen
      message={AUTHENTICATION_ERROR}
      explanation={message}
      onSignOutAndRestart={() => void account.forceSignOut(PATHS.home)}
    />
  );
}
