import { useEffect } from 'react';
import { PasswordReset } from '../features/auth/password-reset.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { useAccount } from '../shared/account/use-account.ts';
import { useTitle } from '../shared/page/use-title.ts';

export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  const account = useAccount();
  useEffect(() => void account.actions().catch(() => undefined), [account]);
  return (
    <SignInFrame>
      <PasswordReset />
    </SignInFrame>
  );
}
