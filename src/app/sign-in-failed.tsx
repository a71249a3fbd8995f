import { PATHS } from '../config/paths.ts';
import { useAccount } from '../shared/account/use-account.ts';
import { AUTHENTICATION_ERROR, ErrorScreen } from './error-screen.tsx';

/** Sign-in is unavailable (docs/decisions/0020). In its own file: a shared page does not need sign-in. */
export function SignInFailed({ message }: { message: string }) {
  const account = useAccount();
  return (
    <ErrorScreen
      message={AUTHENTICATION_ERROR}
      explanation={message}
      onSignOutAndRestart={() => void account.forceSignOut(PATHS.home)}
    />
  );
}
