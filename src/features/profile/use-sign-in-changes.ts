import {
  AUTHENTICATION_FAILED,
  SIGN_IN_CANCELLED,
  SOCIAL_NAMES,
  type SignInProvider,
  type SocialProvider,
} from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { useAccount, useSession } from '../use-account.ts';

/** What is to be changed: the address, the password, or a way of signing in that goes. */
type Change = 'email' | SignInProvider;

/** Before each change the person shows that it is them (specification §8 'requires-recent-login'). */
type Step = { is: 'confirm'; wanted: Change } | { is: 'email' | 'password' };

export interface SignInChanges {
  providers: readonly SignInProvider[];
  step: Step | null;
  /** Google or Apple is being asked. */
  busyWith: SocialProvider | null;
  /** Begins a change; a provider goes. */
  ask: (change: Change) => void;
  confirmed: () => void;
  close: () => void;
  link: (provider: SocialProvider) => void;
}

export function useSignInChanges(): SignInChanges {
  const account = useAccount();
  // Tells of changes of the providers too.
  useSession();
  const [step, setStep] = useState<Step | null>(null);
  const [busyWith, setBusyWith] = useState<SocialProvider | null>(null);

  async function carryOut(provider: SocialProvider, work: () => Promise<void>, done: string): Promise<void> {
    setBusyWith(provider);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      const message = isAppError(error) ? error.message : AUTHENTICATION_FAILED;
      if (message !== SIGN_IN_CANCELLED) notify.failure(message);
    } finally {
      setBusyWith(null);
    }
  }

  function confirmed(): void {
    if (step?.is !== 'confirm') return;
    const { wanted } = step;
    if (wanted === 'email' || wanted === 'password') {
      setStep({ is: wanted });
      return;
    }
    setStep(null);
    void carryOut(wanted, () => account.unlink(wanted), `${SOCIAL_NAMES[wanted]} is disconnected`);
  }

  return {
    providers: account.providers(),
    step,
    busyWith,
    ask: (wanted) => setStep({ is: 'confirm', wanted }),
    confirmed,
    close: () => setStep(null),
    link: (provider) =>
      void carryOut(provider, () => account.link(provider), `You can now sign in with ${SOCIAL_NAMES[provider]}`),
  };
}
