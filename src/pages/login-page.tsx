import { getEnvironment } from '../config/environment.ts';
import { SESSION_END } from '../config/family-keys.ts';
import { RedirectReturn, useFinishSignIn } from '../features/auth/redirect-return.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { SignInFrame } from '../features/auth/sign-in-frame.tsx';
import { SIGN_IN_TITLE } from '../features/auth/sign-in-title.ts';
import { isSharedPath, readReturnTo } from '../features/auth/sign-in-state.ts';
import { useAdultQuestion } from '../features/auth/use-adult-question.tsx';
import { RedirectNote } from '../features/notices/redirect-note.tsx';
import { SessionEnded } from '../features/notices/session-ended.tsx';
import { readStored } from '../shared/drafts/stored-draft.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';

export interface LoginPageProps {
  isStarting?: boolean;
}

/** `/login`: sign in, create an account, or complete a redirect. Readers of a share probably have no account. */
export function LoginPage({ isStarting = false }: LoginPageProps) {
  useTitle(SIGN_IN_TITLE);
  const state = useNavigationState();
  const { ask, question } = useAdultQuestion();
  const comesFrom = useFinishSignIn(ask);
  const returnTo = readReturnTo(state);
  const isNew = isStarting || (returnTo !== null && isSharedPath(returnTo) && readStored(SESSION_END) === null);

  return (
    <SignInFrame>
      <SessionEnded />
      <RedirectNote />
      {comesFrom ? (
        <RedirectReturn provider={comesFrom} />
      ) : (
        <SignInForm
          firstMode={isNew ? 'create-account' : 'sign-in'}
          hasSocialSignIn={getEnvironment().hasSocialSignIn}
          askAdult={ask}
          returnTo={returnTo}
        />
      )}
      {question}
    </SignInFrame>
  );
}
