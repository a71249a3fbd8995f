import { PATHS } from '../config/paths.ts';
import { AdminSignInForm } from '../features/auth/admin-sign-in-form.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { SessionEnded } from '../features/notices/session-ended.tsx';
import { useSession, useUser } from '../shared/account/use-account.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export function AdminLoginPage() {
  useTitle('Administration');
  const { signOut, question } = useSignOut(PATHS.adminLogin);
  const isSignedIn = useSession().status === 'signed-in';

  return (
    <SignInFrame>
      <SessionEnded />
      {isSignedIn ? <NotAdmin onSignOut={signOut} /> : <AdminSignInForm />}
      {question}
    </SignInFrame>
  );
}

function NotAdmin({ onSignOut }: { onSignOut: () => void }) {
  const { email } = useUser();
  return (
    <>
      <h1 className="text-48">This page is for administrators</h1>
      <p className="text-19 text-soft wrap-anywhere">
        {`Only Talelantern’s administrators can open it, and ${email || 'this account'} doesn’t seem to be one of them. Your own stories are where they always are.`}
      </p>
      <LinkButton to={PATHS.create} size="big" wide icon="arrow-left">
        Back to Create Story
      </LinkButton>
      <Button variant="quiet" icon="sign-out" className="justify-self-center" onClick={onSignOut}>
        Sign in with another account
      </Button>
    </>
  );
}
