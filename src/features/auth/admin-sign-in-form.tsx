import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { withTypedEmail } from './sign-in-state.ts';
import { useSignInForm } from './use-sign-in-form.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';

export function AdminSignInForm() {
  const form = useSignInForm('sign-in');
  const state = useNavigationState();

  return (
    <form noValidate onSubmit={form.handleSubmit} className="grid gap-5">
      <header>
        <h1 className="text-48">Administration</h1>
        <p className="mt-2 text-soft">For Talelantern’s administrators. Sign in with your usual account.</p>
      </header>
      <CredentialFields form={form} />
      <Button type="submit" size="big" wide busy={form.isBusy} busyLabel="Signing in…">
        Sign in
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        <LinkButton to={PATHS.forgotPassword} state={withTypedEmail(state, form.email)} variant="quiet">
          Forgot your password?
        </LinkButton>
        <LinkButton to={PATHS.login} state={state} variant="quiet">
          Sign in another way
        </LinkButton>
      </div>
    </form>
  );
}
