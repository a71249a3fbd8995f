import { SIGN_OUT_FAILED } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { Suspense, useState, type ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { hasDraftElsewhere } from '../drafts-elsewhere.ts';
import { hasUnsavedDraft } from '../kept-draft.ts';
import { latePart } from '../late-part.tsx';
import { useAccount } from '../use-account.ts';

/** Most visits have nothing unsaved. */
const SignOutQuestion = latePart(async () => (await import('./sign-out-question.tsx')).SignOutQuestion);

interface SignOut {
  /** Signs out; asks once before that where something is not saved. */
  signOut: () => void;
  /** To be drawn where it is asked. */
  question: ReactNode;
}

/** Signs out: nothing of the family stays on this device, and the page starts anew at the sign-in, or at `path`. */
export function useSignOut(path: string = PATHS.login): SignOut {
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

  async function leaveUnlessElsewhere(uid: string): Promise<void> {
    if (await hasUnsavedElsewhere(uid)) setAsking(true);
    else await leave();
  }

  function signOut(): void {
    const session = account.session();
    if (session.status !== 'signed-in') void leave();
    else if (hasUnsavedDraft(session.user.uid)) setAsking(true);
    else void leaveUnlessElsewhere(session.user.uid);
  }

  return {
    signOut,
    question: isAsking && (
      <Suspense>
        <SignOutQuestion onStay={() => setAsking(false)} onLeave={() => void leave()} />
      </Suspense>
    ),
  };
}

/** In another tab of the family. */
async function hasUnsavedElsewhere(uid: string): Promise<boolean> {
  try {
    return await hasDraftElsewhere(uid);
  } catch {
    return false;
  }
}
