import { SIGN_OUT_FAILED } from '@talelantern/domain/accounts/session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { hasDraftElsewhere } from '../../shared/drafts/has-draft-elsewhere.ts';
import { hasUnsavedDraft } from '../../shared/drafts/stored-draft.ts';
import { dialogPart } from '../../shared/page/lazy-part.tsx';
import { useAccount } from '../../shared/account/use-account.ts';

const SignOutQuestion = dialogPart(async () => (await import('./sign-out-question.tsx')).SignOutQuestion);

/** Signs out, removes the family's data from this device, and reloads at the sign-in page or `path`. */
export function useSignOut(path: string = PATHS.login) {
  const account = useAccount();
  const [isAsking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    try {
      await account.signOut(path);
    } catch (error) {
      notify.failure(isAppError(error) ? error.message : SIGN_OUT_FAILED);
    }
  }

  async function leaveUnlessUnsaved(uid: string): Promise<void> {
    if (await hasDraftElsewhere(uid).catch(() => false)) setAsking(true);
    else await leave();
  }

  function signOut(): void {
    const session = account.session();
    if (session.status !== 'signed-in') void leave();
    else if (hasUnsavedDraft(session.user.uid)) setAsking(true);
    else void leaveUnlessUnsaved(session.user.uid);
  }

  const stay = (): void => setAsking(false);

  return {
    signOut,
    question: isAsking && <SignOutQuestion onStay={stay} onLeave={() => void leave()} onClose={stay} />,
  };
}
