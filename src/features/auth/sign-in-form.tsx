import { INVALID_CREDENTIALS, SOCIAL_SIGN_IN_OFF } from '@talelantern/domain/accounts/sign-in';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldValue } from '../../ui/field-value.ts';
import { Form } from '../../ui/form.tsx';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { isSharedPath, withTypedEmail } from './sign-in-state.ts';
import { SocialButtons, useSocialSignIn } from './social-buttons.tsx';
import { StorageRefused } from './storage-refused.tsx';
import { useSignInForm, type SignInMode } from './use-sign-in-form.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';

const MODES: readonly { value: SignInMode; label: string }[] = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'create-account', label: 'Create account' },
];

const WORDS: Readonly<Record<SignInMode, { title: string; act: string; busy: string; passwordHint?: string }>> = {
  'sign-in': { title: 'Welcome back', act: 'Sign in', busy: 'Signing in…' },
  'create-account': {
    title: 'Light your lantern',
    act: 'Create account',
    busy: 'Creating your account…',
    passwordHint: 'At least 6 characters.',
  },
};

interface SignInFormProps {
  firstMode: SignInMode;
  /** False where Google and Apple cannot be reached: a note replaces their buttons. */
  hasSocialSignIn: boolean;
  askAdult: () => Promise<boolean>;
  returnTo: string | null;
}

export function SignInForm({ firstMode, hasSocialSignIn, askAdult, returnTo }: SignInFormProps) {
  const form = useSignInForm(firstMode);
  const isAdult = async (): Promise<boolean> => (form.mode === 'create-account' && form.isAdult) || (await askAdult());
  const social = useSocialSignIn({ isAdult, returnTo });
  const { mode, problem } = form;
  const state = useNavigationState();
  const copy = WORDS[mode];
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const adultCheckbox = useRef<HTMLInputElement>(null);

  const adoptTyped = useEffectEvent(() => {
    form.setEmail(fieldValue(email));
    form.setPassword(fieldValue(password));
    if (adultCheckbox.current) form.setAdult(adultCheckbox.current.checked);
  });
  // Adopts what was typed before the app hydrated the page.
  useEffect(() => adoptTyped(), []);

  async function handleSubmit(): Promise<void> {
    const field = await form.submit({
      email: fieldValue(email),
      password: fieldValue(password),
      isAdult: adultCheckbox.current?.checked,
    });
    if (field) ({ email, password, adult: adultCheckbox })[field].current?.focus();
  }

  function startAccount(): void {
    form.setMode('create-account');
    // The pressed button is removed, so focus needs a new place.
    email.current?.focus();
  }

  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-[420px] gap-5">
      <h1 className="text-48">{copy.title}</h1>
      {returnTo !== null && isSharedPath(returnTo) && (
        <p className="text-soft">Then we’ll take you back to what was shared with you.</p>
      )}
      <StorageRefused />
      <SegmentedChoice
        label="Sign in or create account"
        hideLabel
        wide
        options={MODES}
        value={mode}
        onChange={form.setMode}
      />
      <CredentialFields form={form} email={email} password={password} passwordHint={copy.passwordHint} />
      {mode === 'sign-in' && problem?.message === INVALID_CREDENTIALS && (
        <Button variant="quiet" className="justify-self-center" onClick={startAccount}>
          New here? Create an account, it’s free
        </Button>
      )}
      {mode === 'create-account' && (
        <CheckboxField
          ref={adultCheckbox}
          label="I am a grown-up"
          hint="Accounts are for grown-ups. Children join in with you."
          error={problem?.field === 'adult' ? problem.message : null}
          checked={form.isAdult}
          onChange={form.setAdult}
        />
      )}
      <Button type="submit" size="big" wide busy={form.isBusy} busyLabel={copy.busy}>
        {copy.act}
      </Button>
      {mode === 'sign-in' && (
        <LinkButton
          to={PATHS.forgotPassword}
          state={withTypedEmail(state, form.email)}
          variant="quiet"
          className="justify-self-center"
        >
          Forgot your password?
        </LinkButton>
      )}
      {hasSocialSignIn ? (
        <SocialButtons waitingFor={social.waitingFor} onChoose={(provider) => void social.signIn(provider)} />
      ) : (
        <p className="flex items-start gap-3 rounded-field bg-well p-4 text-15 text-soft">
          <Icon name="info" size="small" className="mt-0.5" />
          {SOCIAL_SIGN_IN_OFF}
        </p>
      )}
      <p className="text-15 text-soft">
        By continuing, you agree to the <LegalLink path={PATHS.termsOfService}>terms</LegalLink> and{' '}
        <LegalLink path={PATHS.privacyPolicy}>privacy policy</LegalLink>.
        {mode === 'sign-in' && <span> Accounts are for grown-ups. Children join in with you.</span>}
      </p>
    </Form>
  );
}

/** Opens a new tab, because Back would show an empty form. */
const LegalLink = ({ path, children }: { path: string; children: string }) => (
  <a href={path} target="_blank" className="underline">
    <span>{children}</span>
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
