import type { SocialProvider } from '@talelantern/domain/accounts/session';
import { SIGNED_IN, SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Lantern } from '../../ui/lantern.tsx';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import { notifySocialFailure } from './social-buttons.tsx';

export const RedirectReturn = ({ provider }: { provider: SocialProvider }) => (
  <div role="status" className="grid justify-items-center gap-5 py-16 text-center">
    <Lantern lit className="animate-breathe h-16 w-auto" />
    <h1 className="text-48">Signing you in…</h1>
    <p className="text-19 text-soft">You’re back from {SOCIAL_NAMES[provider]}. One moment, we’re opening the door.</p>
  </div>
);

export function useFinishSignIn(isAdult: () => Promise<boolean>): SocialProvider | null {
  const account = useAccount();
  const navigate = useNavigate();
  const [pendingRedirect, setPendingRedirect] = useState(account.pendingRedirect);
  const hasPending = useRef(false);

  useEffect(() => {
    if (!pendingRedirect || hasPending.current) return;
    hasPending.current = true;
    const { provider, returnTo } = pendingRedirect;

    async function finish(): Promise<void> {
      try {
        await navigate(PATHS.login, { replace: true, state: { from: returnTo } });
        const { finishSignIn } = await account.actions();
        if (await finishSignIn({ provider, returnTo }, { isAdult, returnTo })) notify.success(SIGNED_IN);
      } catch (error) {
        notifySocialFailure(provider, error);
      } finally {
        setPendingRedirect(null);
      }
    }
    void finish();
  }, [account, pendingRedirect, isAdult, navigate]);

  return pendingRedirect?.provider ?? null;
}
