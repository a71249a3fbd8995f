import { AUTHENTICATION_FAILED, credentialsProblem } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { useAccount } from '../use-account.ts';

export type SignInMode = 'sign-in' | 'create-account';
export type CredentialField = 'email' | 'password';

export interface SignInProblem {
  /** Null where the service said no to both, or could not be reached. */
  field: CredentialField | null;
  message: string;
}

export interface SignInForm {
  mode: SignInMode;
  email: string;
  password: string;
  problem: SignInProblem | null;
  isBusy: boolean;
  setMode: (mode: SignInMode) => void;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  /** Resolves to the field to go to, or null. Signed in, the session changes and with it the page. */
  submit: () => Promise<CredentialField | null>;
}

/** The codes' sentences that are about one field. */
const EMAIL_SENTENCES = /email address|Email is already/;

function toProblem(error: unknown): SignInProblem {
  if (!isAppError(error)) return { field: null, message: AUTHENTICATION_FAILED };
  return { field: EMAIL_SENTENCES.test(error.message) ? 'email' : null, message: error.message };
}

/** State of the sign-in page: what was typed, what is wrong with it, and whether an answer is awaited. */
export function useSignInForm(): SignInForm {
  const account = useAccount();
  const [mode, setMode] = useState<SignInMode>('sign-in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  function forget<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value);
      setProblem(null);
    };
  }

  async function submit(): Promise<CredentialField | null> {
    const wrong = credentialsProblem(email, password);
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
    problem,
    isBusy,
    setMode: forget(setMode),
    setEmail: forget(setEmail),
    setPassword: forget(setPassword),
    submit,
  };
}
