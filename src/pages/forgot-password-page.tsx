import { useEffect } from 'react';
import { PasswordReset } from '../features/auth/password-reset.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { useAccount } from '../features/use-account.ts';
import { useTitle } from '../features/use-title.ts';

/** `/forgot-password`: a link to a new password, by mail. */
export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  const account = useAccount();
  useEffect(() => account.prepare('form'), [account]);
  return (
    <SignInFrame>
      <PasswordReset />
    </SignInFrame>
  );
}
