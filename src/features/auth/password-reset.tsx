import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readTypedEmail, withTypedEmail } from './sign-in-state.ts';
import { usePasswordReset } from './use-password-reset.ts';

/** Asks for the address that gets a link to a new password, and then says where to look for it. */
export function PasswordReset() {
  const { state } = useLocation() as { state: unknown };
  const reset = usePasswordReset();
  const [email, setEmail] = useState(() => readTypedEmail(state));

  return (
    <>
      {reset.sentTo === null ? (
        <AddressForm email={email} onChange={setEmail} reset={reset} />
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

interface AddressFormProps {
  email: string;
  onChange: (email: string) => void;
  reset: ReturnType<typeof usePasswordReset>;
}

function AddressForm({ email, onChange, reset }: AddressFormProps) {
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await reset.send(email))) field.current?.focus();
  }

  function handleChange(typed: string): void {
    onChange(typed);
    reset.beginAgain();
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      <h1 className="text-48">Forgot your password?</h1>
      <p className="text-19 text-soft">It happens. Tell us your address and we send you a link to a new one.</p>
      <TextField
        ref={field}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={handleChange}
        error={reset.problem}
      />
      <Button type="submit" size="big" wide busy={reset.isSending} busyLabel="Sending…">
        Send Reset Link
      </Button>
    </form>
  );
}

/** Where the service does not say whether an address is known, this does not either. */
const MailSent = ({ email, reset }: Pick<AddressFormProps, 'email' | 'reset'>) => (
  <section className="grid gap-5" aria-labelledby="mail-sent">
    <Icon name="mail" className="size-12 text-leaf-700" />
    <h1 id="mail-sent" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-48 outline-none">
      Look into your mail
    </h1>
    <p className="text-19 text-soft">
      If <strong className="wrap-anywhere font-semibold text-ink">{email}</strong> has an account here, a link to a new
      password is on its way. Nothing after a few minutes? Look among the unwanted mail.
    </p>
    <div className="grid gap-2">
      <Button variant="line" wide busy={reset.isSending} busyLabel="Sending…" onClick={() => void reset.send(email)}>
        Send it again
      </Button>
      <Button variant="quiet" onClick={reset.beginAgain}>
        Use another address
      </Button>
    </div>
    <p role="alert" className="text-error empty:hidden">
      {reset.problem}
    </p>
  </section>
);
