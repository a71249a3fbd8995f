import { ADULT_NEEDED, AUTHENTICATION_FAILED, credentialsProblem } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../use-account.ts';
import { readTypedEmail } from './sign-in-state.ts';

export type SignInMode = 'sign-in' | 'create-account';
export type SignInField = 'email' | 'password' | 'adult';

export interface SignInProblem {
  /** Null where the service said no to both, or could not be reached. */
  field: SignInField | null;
  message: string;
}

export interface SignInForm {
  mode: SignInMode;
  email: string;
  password: string;
  /** Whether the person has confirmed that they are a grown-up; asked for a new account. */
  isAdult: boolean;
  problem: SignInProblem | null;
  isBusy: boolean;
  setMode: (mode: SignInMode) => void;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  setAdult: (isAdult: boolean) => void;
  /** Resolves to the field to go to, or null. Signed in, the session changes and with it the page. */
  submit: () => Promise<SignInField | null>;
}

/** The codes' sentences that are about one field. */
const EMAIL_SENTENCES = /email address|Email is already/;

const NOT_CONFIRMED = { field: 'adult', message: ADULT_NEEDED } as const;

function toProblem(error: unknown): SignInProblem {
  if (!isAppError(error)) return { field: null, message: AUTHENTICATION_FAILED };
  return { field: EMAIL_SENTENCES.test(error.message) ? 'email' : null, message: error.message };
}

/** State of the sign-in page: what was typed, what is wrong with it, and whether an answer is awaited. */
export function useSignInForm(firstMode: SignInMode): SignInForm {
  const account = useAccount();
  const [mode, setMode] = useState<SignInMode>(firstMode);
  const { state } = useLocation() as { state: unknown };
  const [email, setEmail] = useState(() => readTypedEmail(state));
  const [password, setPassword] = useState('');
  const [isAdult, setAdult] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  function forget<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value);
      setProblem(null);
    };
  }

  async function submit(): Promise<SignInField | null> {
    const wrong = credentialsProblem(email, password) ?? (mode === 'create-account' && !isAdult ? NOT_CONFIRMED : null);
    if (wrong) {
      setProblem(wrong);
      return wrong.field;
    }
    setBusy(true);
    setProblem(null);
    try {
      await (mode === 'sign-in' ? account.signIn(email, password) : account.signUp(email, password));
      return null;
    } catch (error) {
      const refused = toProblem(error);
      setProblem(refused);
      return refused.field ?? 'password';
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
    setMode: forget(setMode),
    setEmail: forget(setEmail),
    setPassword: forget(setPassword),
    setAdult: forget(setAdult),
    submit,
  };
}
