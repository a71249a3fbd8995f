import type { RefObject } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { LinkedSentence } from '../../shared/notifications/linked-sentence.tsx';
import { type useSignInForm } from './use-sign-in-form.ts';

interface CredentialFieldsProps {
  form: ReturnType<typeof useSignInForm>;
  email: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
  passwordHint?: string | undefined;
}

export function CredentialFields({ form, email, password, passwordHint }: CredentialFieldsProps) {
  const { mode, problem } = form;
  const isPasswordProblem = problem && problem.field !== 'email' && problem.field !== 'adult';
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
        error={isPasswordProblem ? <LinkedSentence sentence={problem.message} /> : null}
      />
    </>
  );
}
