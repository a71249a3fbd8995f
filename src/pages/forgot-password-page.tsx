import { PasswordReset } from '../features/auth/password-reset.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { useTitle } from '../shared/page/use-title.ts';

export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  return (
    <SignInFrame>
      <PasswordReset />
    </SignInFrame>
  );
}
