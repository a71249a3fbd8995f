import type { RefObject } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { LinkedSentence } from '../linked-sentence.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

interface CredentialFieldsProps {
  form: SignInForm;
  email: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
  /** Beneath a password that is chosen anew. */
  passwordHint?: string | undefined;
}

/** Address and password, each with what is wrong with it. */
export function CredentialFields({ form, email, password, passwordHint }: CredentialFieldsProps) {
  const { mode, problem } = form;
  const isOfPassword = problem && problem.field !== 'email' && problem.field !== 'adult';
  return (
    <>
      <TextField
        ref={email}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={form.email}
        onChange={form.setEmail}
        error={problem?.field === 'email' ? problem.message : null}
      />
      <TextField
        ref={password}
        label="Password"
        type="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        value={form.password}
        onChange={form.setPassword}
        hint={passwordHint}
        error={isOfPassword ? <LinkedSentence sentence={problem.message} /> : null}
      />
    </>
  );
}
