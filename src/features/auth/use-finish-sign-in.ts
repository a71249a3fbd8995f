import { SIGNED_IN, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { useAccount } from '../use-account.ts';
import { tellSocialFailure } from './tell-social-failure.ts';

/** Signs in who comes back from Google or Apple with this page (specification §2); from whom, while it lasts. */
export function useFinishSignIn(isAdult: () => Promise<boolean>): SocialProvider | null {
  const account = useAccount();
  const navigate = useNavigate();
  const [departure, setDeparture] = useState(account.departure);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!departure || hasBegun.current) return;
    hasBegun.current = true;
    const { provider, returnTo } = departure;

    async function finish(): Promise<void> {
      try {
        await navigate(PATHS.login, { replace: true, state: { from: returnTo } });
        if (await account.finishSignIn({ provider, returnTo }, { isAdult, returnTo })) notify.success(SIGNED_IN);
      } catch (error) {
        tellSocialFailure(provider, error);
      } finally {
        setDeparture(null);
      }
    }
    void finish();
  }, [account, departure, isAdult, navigate]);

  return departure?.provider ?? null;
}
