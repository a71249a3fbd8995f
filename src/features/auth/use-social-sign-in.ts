import { SIGNED_IN, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { useRef, useState } from 'react';
import type { Welcome } from '../../services/account-service.ts';
import { notify } from '../../ui/notify.ts';
import { useAccount } from '../use-account.ts';
import { tellSocialFailure } from './tell-social-failure.ts';

interface SocialSignIn {
  /** Whose window is open. */
  waitingFor: SocialProvider | null;
  signIn: (provider: SocialProvider) => Promise<void>;
}

/** Signs in by Google or Apple and says how that went. Signed in, the session changes and with it the page. */
export function useSocialSignIn({ isAdult, returnTo }: Welcome): SocialSignIn {
  const account = useAccount();
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null);
  /** Of the last press: an earlier one ends when its window is closed by the next. */
  const latest = useRef(0);

  async function signIn(provider: SocialProvider): Promise<void> {
    latest.current += 1;
    const press = latest.current;
    setWaitingFor(provider);
    // Whoever is asked that is back from the window.
    const askHere = (): Promise<boolean> => {
      setWaitingFor(null);
      return isAdult();
    };
    try {
      await account.signInWith(provider, { isAdult: askHere, returnTo });
      notify.success(SIGNED_IN);
    } catch (error) {
      tellSocialFailure(provider, error);
    } finally {
      if (press === latest.current) setWaitingFor(null);
    }
  }

  return { waitingFor, signIn };
}
