import { useEffect } from 'react';
import { PATHS } from '../../config/paths.ts';
import { AdminSignInForm } from '../../features/auth/admin-sign-in-form.tsx';
import { SignInFrame } from '../../features/auth/sign-in-frame.tsx';
import { NotAdmin } from '../../features/admin/frame/not-admin.tsx';
import { useSignOut } from '../../features/navigation/use-sign-out.tsx';
import { SessionEnded } from '../../features/notices/session-ended.tsx';
import { useAccount, useSession } from '../../features/use-account.ts';
import { useTitle } from '../../features/use-title.ts';

/** `/admin/login`: to sign in as an administrator; whoever is in and none hears so. */
export function AdminLoginPage() {
  useTitle('Administration');
  const account = useAccount();
  const { signOut, question } = useSignOut(PATHS.adminLogin);
  const isSignedIn = useSession().status === 'signed-in';

  useEffect(() => account.prepare('form'), [account]);

  return (
    <SignInFrame>
      <SessionEnded />
      {isSignedIn ? <NotAdmin onSignOut={signOut} /> : <AdminSignInForm />}
      {question}
    </SignInFrame>
  );
}
