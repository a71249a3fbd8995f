import { useRef } from 'react';
import { fieldValue } from '../../ui/field-value.ts';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { withTypedEmail } from './sign-in-state.ts';
import { useSignInForm } from './use-sign-in-form.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';

export function AdminSignInForm() {
  const form = useSignInForm('sign-in');
  const state = useNavigationState();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function handleSubmit(): Promise<void> {
    const field = await form.submit({ email: fieldValue(email), password: fieldValue(password) });
    if (field) (field === 'email' ? email : password).current?.focus();
  }

  return (
    <Form onSubmit={handleSubmit} className="grid gap-5">
      <header>
        <h1 className="text-48">Administration</h1>
        <p className="mt-2 text-soft">For Talelantern’s administrators. Sign in with your usual account.</p>
      </header>
      <CredentialFields form={form} email={email} password={password} />
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
    </Form>
  );
}
