import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/session';
import { ADULT_CONFIRMATION_REQUIRED, credentialsProblem } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { useAccount } from '../../shared/account/use-account.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';
import { readTypedEmail } from './sign-in-state.ts';

export type SignInMode = 'sign-in' | 'create-account';
type SignInField = 'email' | 'password' | 'adult';

interface SignInProblem {
  /** Null if both fields together are wrong, or the service could not be reached. */
  field: SignInField | null;
  message: string;
}

interface Typed {
  email: string;
  password: string;
  isAdult?: boolean | undefined;
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
  /** Whether the user has confirmed that they are an adult; required for a new account. */
  const [isAdult, setAdult] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  function clearProblemOn<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value);
      setProblem(null);
    };
  }

  /**
   * `typed` comes from the fields, not from the state: a password manager may fill them without an event, and a click
   * from before hydration is repeated before React has rendered the fields' values.
   */
  async function submit(typed: Typed): Promise<SignInField | null> {
    const { email: sentEmail, password: sentPassword, isAdult: isConfirmed = false } = typed;
    setEmail(sentEmail);
    setPassword(sentPassword);
    setAdult(isConfirmed);
    const inputProblem =
      credentialsProblem(sentEmail, sentPassword) ?? (mode === 'create-account' && !isConfirmed ? NOT_CONFIRMED : null);
    if (inputProblem) {
      setProblem(inputProblem);
      return inputProblem.field;
    }
    setBusy(true);
    setProblem(null);
    try {
      const { signIn, signUp } = await account.actions();
      await (mode === 'sign-in' ? signIn(sentEmail, sentPassword) : signUp(sentEmail, sentPassword));
      return null;
    } catch (error) {
      const serviceProblem = toProblem(error);
      setProblem(serviceProblem);
      return serviceProblem.field ?? 'password';
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
    submit,
  };
}
