import { useRef, useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { fieldValue } from '../../ui/field-value.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readTypedEmail, withTypedEmail } from './sign-in-state.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';
import { usePasswordReset } from './use-password-reset.ts';

export function PasswordReset() {
  const state = useNavigationState();
  const reset = usePasswordReset();
  const [email, setEmail] = useState(() => readTypedEmail(state));

  return (
    <>
      {reset.sentTo === null ? (
        <EmailForm email={email} onChange={setEmail} reset={reset} />
      ) : (
        <MailSent email={reset.sentTo} reset={reset} />
      )}
      <LinkButton
        to={PATHS.login}
        state={withTypedEmail(state, email)}
        variant="quiet"
        icon="arrow-left"
        className="justify-self-center"
      >
        Back to sign in
      </LinkButton>
    </>
  );
}

interface EmailFormProps {
  email: string;
  onChange: (email: string) => void;
  reset: ReturnType<typeof usePasswordReset>;
}

function EmailForm({ email, onChange, reset }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(): Promise<void> {
    const typedEmail = fieldValue(field);
    onChange(typedEmail);
    if (!(await reset.send(typedEmail))) field.current?.focus();
  }

  function handleChange(typed: string): void {
    onChange(typed);
    reset.startOver();
  }

  return (
    <Form onSubmit={handleSubmit} className="grid gap-5">
      <h1 className="text-48">Forgot your password?</h1>
      <p className="text-19 text-soft">
        It happens. Tell us your email address and we’ll email you a link to set a new one.
      </p>
      <TextField
        ref={field}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={handleChange}
        error={reset.problem}
        autoFocus={reset.wasSent}
      />
      <Button type="submit" size="big" wide busy={reset.isSending} busyLabel="Sending…">
        Send Reset Link
      </Button>
    </Form>
  );
}

/** A constant: a new function on each render would take the focus again. */
const focusOnMount = (heading: HTMLElement | null): void => heading?.focus();

/** The service does not reveal whether an email address is known, so neither does this message. */
const MailSent = ({ email, reset }: Pick<EmailFormProps, 'email' | 'reset'>) => (
  <section className="grid gap-5" aria-labelledby="mail-sent">
    <Icon name="mail" className="size-12 text-leaf-700" />
    <h1 id="mail-sent" tabIndex={-1} ref={focusOnMount} className="text-48 outline-none">
      Check your email
    </h1>
    <p className="text-19 text-soft">
      If <strong className="wrap-anywhere font-semibold text-ink">{email}</strong> has an account here, a link to set a
      new password is on its way. Nothing after a few minutes? Check your spam folder.
    </p>
    <div className="grid gap-2">
      <Button variant="line" wide busy={reset.isSending} busyLabel="Sending…" onClick={() => void reset.send(email)}>
        Send it again
      </Button>
      <Button variant="quiet" onClick={reset.startOver}>
        Use another address
      </Button>
    </div>
    <p role="alert" className="text-error empty:hidden">
      {reset.problem}
    </p>
  </section>
);
