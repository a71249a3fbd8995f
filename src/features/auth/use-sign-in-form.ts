import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { ADULT_CONFIRMATION_REQUIRED, credentialsProblem } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useRef, useState, type FormEvent } from 'react';
import { useAccount } from '../../shared/account/use-account.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';
import { fieldValue } from '../../ui/field-value.ts';
import { readTypedEmail } from './sign-in-state.ts';

export type SignInMode = 'sign-in' | 'create-account';
type SignInField = 'email' | 'password' | 'adult';

interface SignInProblem {
  /** Null if neither field alone is wrong, or the service could not be reached. */
  field: SignInField | null;
  message: string;
}

const EMAIL_SENTENCES = /email address|Email is already/;

const NOT_CONFIRMED = { field: 'adult', message: ADULT_CONFIRMATION_REQUIRED } as const;

function toProblem(error: unknown): SignInProblem {
  if (!isAppError(error)) return { field: null, message: AUTHENTICATION_FAILED };
  return { field: EMAIL_SENTENCES.test(error.message) ? 'email' : null, message: error.message };
}

export function useSignInForm(firstMode: SignInMode) {
  const account = useAccount();
  const [mode, setMode] = useState<SignInMode>(firstMode);
  const state = useNavigationState();
  const [email, setEmail] = useState(() => readTypedEmail(state));
  const [password, setPassword] = useState('');
  /** Whether the user has confirmed to be an adult; required for a new account. */
  const [isAdult, setAdult] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const adultRef = useRef<HTMLInputElement>(null);

  function clearProblemOn<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value);
      setProblem(null);
    };
  }

  function refuse(found: SignInProblem): void {
    setProblem(found);
    ({ email: emailRef, password: passwordRef, adult: adultRef })[found.field ?? 'password'].current?.focus();
  }

  /**
   * The fields are read when the form is sent: a password manager may fill them without an event, and a press from before
   * the page was hydrated is repeated before React has rendered what was chosen then.
   */
  async function submit(): Promise<void> {
    const [sentEmail, sentPassword] = [fieldValue(emailRef), fieldValue(passwordRef)];
    const isConfirmed = adultRef.current?.checked ?? false;
    setEmail(sentEmail);
    setPassword(sentPassword);
    setAdult(isConfirmed);
    const wrong =
      credentialsProblem(sentEmail, sentPassword) ?? (mode === 'create-account' && !isConfirmed ? NOT_CONFIRMED : null);
    if (wrong) return refuse(wrong);
    setBusy(true);
    setProblem(null);
    try {
      const { signIn, signUp } = await account.actions();
      await (mode === 'sign-in' ? signIn(sentEmail, sentPassword) : signUp(sentEmail, sentPassword));
    } catch (error) {
      refuse(toProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    mode,
    email,
    password,
    isAdult,
    problem,
    isBusy,
    setMode: clearProblemOn(setMode),
    setEmail: clearProblemOn(setEmail),
    setPassword: clearProblemOn(setPassword),
    setAdult: clearProblemOn(setAdult),
    emailRef,
    passwordRef,
    adultRef,
    handleSubmit: (event: FormEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}
