import { AUTHENTICATION_FAILED, type SignInProvider, type SocialProvider } from '@talelantern/domain/accounts/session';
import { SIGN_IN_CANCELLED, SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { useAccount, useSession } from '../../shared/account/use-account.ts';

/** The address, the password, or a provider to remove. */
type Change = 'email' | SignInProvider;

/** Every change needs a reauthentication. */
type Step = { is: 'confirm'; wanted: Change } | { is: 'email' | 'password' };

export function useSignInChanges() {
  const account = useAccount();
  // Rerenders when the providers change.
  useSession();
  const [step, setStep] = useState<Step | null>(null);
  const [busyWith, setBusyWith] = useState<SocialProvider | null>(null);

  async function run(provider: SocialProvider, work: () => Promise<void>, done: string): Promise<void> {
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
    void run(wanted, async () => (await account.actions()).unlink(wanted), `${SOCIAL_NAMES[wanted]} is disconnected`);
  }

  return {
    providers: account.providers(),
    step,
    busyWith,
    ask: (wanted: Change) => setStep({ is: 'confirm', wanted }),
    confirmed,
    close: () => setStep(null),
    link: (provider: SocialProvider) =>
      void run(
        provider,
        async () => (await account.actions()).link(provider),
        `You can now sign in with ${SOCIAL_NAMES[provider]}`,
      ),
  };
}
