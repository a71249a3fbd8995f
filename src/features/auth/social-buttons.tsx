import { SOCIAL_PROVIDERS, type SocialProvider } from '@talelantern/domain/accounts/session';
import { SIGNED_IN, SOCIAL_NAMES, SOCIAL_SIGN_IN_FAILED } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAccount } from '../../shared/account/use-account.ts';
import { useIsHydrated } from '../../shared/page/use-is-hydrated.ts';
import { preloadGoogle } from './preload-google.ts';
import { SocialLogo } from './social-logo.tsx';
import type { SocialSignInOptions } from '../../services/account/account-service.ts';
import { isSignInCancelled } from './is-sign-in-cancelled.ts';
import { notify } from '../../ui/notify.ts';

/** The user agent of Android's web view, or the part of it that identifies an app with a built-in browser. */
const IN_APP = /; wv\)|FBA[NV]\/|Instagram|Line\/|Snapchat|musical_ly|BytedanceWebview|Pinterest\/|LinkedInApp/;

interface SocialButtonsProps {
  waitingFor: SocialProvider | null;
  onChoose: (provider: SocialProvider) => void;
}

/** Google's and Apple's hosts are not contacted until one of the buttons is touched, hovered or focused. */
export function SocialButtons({ waitingFor, onChoose }: SocialButtonsProps) {
  // Inside another app's browser, such as Instagram's, Google refuses to sign in, so a note says it.
  const isInApp = useIsHydrated() && IN_APP.test(navigator.userAgent);
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-15 text-soft before:h-0.5 before:flex-1 before:bg-paper-200 after:h-0.5 after:flex-1 after:bg-paper-200">
        or
      </p>
      <div className="grid grid-cols-2 gap-3">
        {SOCIAL_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="line"
            onClick={() => onChoose(provider)}
            onPointerEnter={preloadGoogle}
            onFocus={preloadGoogle}
          >
            <SocialLogo provider={provider} />
            <span>
              <span className="sr-only">Continue with </span>
              {SOCIAL_NAMES[provider]}
            </span>
          </Button>
        ))}
      </div>
      {isInApp && (
        <p className="text-center text-15 text-soft">
          Signing in with Google doesn’t work inside other apps. Open this page in your browser, or use your email.
        </p>
      )}
      <p role="status" className="text-center text-15 text-soft empty:hidden">
        {waitingFor && `Waiting for ${SOCIAL_NAMES[waitingFor]}. Can’t see a window? Press the button again.`}
      </p>
    </div>
  );
}

export function useSocialSignIn({ isAdult, returnTo }: SocialSignInOptions) {
  const account = useAccount();
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null);
  /** The number of the latest click. Its popup closes the popup of an earlier click. */
  const latest = useRef(0);

  async function signIn(provider: SocialProvider): Promise<void> {
    latest.current += 1;
    const press = latest.current;
    setWaitingFor(provider);
    const confirmAdult = (): Promise<boolean> => {
      setWaitingFor(null);
      return isAdult();
    };
    try {
      await (await account.actions()).signInWith(provider, { isAdult: confirmAdult, returnTo });
      notify.success(SIGNED_IN);
    } catch (error) {
      notifySocialFailure(provider, error);
    } finally {
      if (press === latest.current) setWaitingFor(null);
    }
  }

  return { waitingFor, signIn };
}

export function notifySocialFailure(provider: SocialProvider, error: unknown): void {
  if (isSignInCancelled(error)) return;
  const failed = SOCIAL_SIGN_IN_FAILED[provider];
  const sentence = isAppError(error) ? error.message : failed;
  notify.failure(failed, sentence === failed ? undefined : { detail: sentence });
}
