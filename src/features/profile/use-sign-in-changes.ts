import { AUTHENTICATION_FAILED, type SignInProvider, type SocialProvider } from '@talelantern/domain/accounts/session';
import { SOCIAL_NAMES } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isSignInCancelled } from '../auth/is-sign-in-cancelled.ts';
import { notify } from '../../ui/notify.ts';
import { useAccount, useSession } from '../../shared/account/use-account.ts';

/** The address, the password, or a provider to remove. */
type Change = 'email' | SignInProvider;

/** Every change needs a reauthentication. */
type Step = { is: 'confirm'; wanted: Change } | { is: 'email' | 'password' };

interface ProviderChange {
  provider: SocialProvider;
  act: 'link' | 'unlink';
}

const DONE = {
  link: (name: string) => `You can now sign in with ${name}`,
  unlink: (name: string) => `${name} is disconnected`,
} as const;

export function useSignInChanges() {
  const account = useAccount();
  // Rerenders when the providers change.
  useSession();
  const [step, setStep] = useState<Step | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ provider, act }: ProviderChange) => (await account.actions())[act](provider),
    onSuccess: (_done, { provider, act }) => notify.success(DONE[act](SOCIAL_NAMES[provider])),
    onError(error) {
      if (!isSignInCancelled(error)) notify.failure(isAppError(error) ? error.message : AUTHENTICATION_FAILED);
    },
  });

  function confirmed(): void {
    if (step?.is !== 'confirm') return;
    const { wanted } = step;
    if (wanted === 'email' || wanted === 'password') {
      setStep({ is: wanted });
      return;
    }
    setStep(null);
    mutate({ provider: wanted, act: 'unlink' });
  }

  return {
    providers: account.providers(),
    providerEmail: account.providerEmail,
    step,
    busyWith: isPending ? variables.provider : null,
    ask: (wanted: Change) => setStep({ is: 'confirm', wanted }),
    confirmed,
    close: () => setStep(null),
    link: (provider: SocialProvider) => mutate({ provider, act: 'link' }),
  };
}
