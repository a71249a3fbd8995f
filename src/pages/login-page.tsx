import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getEnvironment } from '../config/environment.ts';
import { ComingBack } from '../features/auth/coming-back.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { readReturnTo } from '../features/auth/sign-in-state.ts';
import { useAdultQuestion } from '../features/auth/use-adult-question.tsx';
import { useFinishSignIn } from '../features/auth/use-finish-sign-in.ts';
import { SessionEnded } from '../features/notices/session-ended.tsx';
import { useAccount } from '../features/use-account.ts';
import { useTitle } from '../features/use-title.ts';

export interface LoginPageProps {
  /** Start was pressed: then the page opens to create an account. */
  isStarting?: boolean;
}

/** `/login`: to sign in, to create an account, or to come back from Google or Apple. */
export function LoginPage({ isStarting = false }: LoginPageProps) {
  useTitle('Sign in');
  const account = useAccount();
  const { state } = useLocation() as { state: unknown };
  const { ask, question } = useAdultQuestion();
  const comesFrom = useFinishSignIn(ask);

  useEffect(() => account.prepare('form'), [account]);

  return (
    <SignInFrame>
      <SessionEnded />
      {comesFrom ? (
        <ComingBack provider={comesFrom} />
      ) : (
        <SignInForm
          firstMode={isStarting ? 'create-account' : 'sign-in'}
          hasSocialSignIn={getEnvironment().hasSocialSignIn}
          askAdult={ask}
          returnTo={readReturnTo(state)}
        />
      )}
      {question}
    </SignInFrame>
  );
}
