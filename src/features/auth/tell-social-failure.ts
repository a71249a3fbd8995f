import { SIGN_IN_CANCELLED, SOCIAL_SIGN_IN_FAILED, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { notify } from '../../ui/notify.ts';

/** Says that signing in by Google or Apple failed, and why where there is a sentence for it; cancelling is silent. */
export function tellSocialFailure(provider: SocialProvider, error: unknown): void {
  const failed = SOCIAL_SIGN_IN_FAILED[provider];
  const sentence = isAppError(error) ? error.message : failed;
  if (sentence === SIGN_IN_CANCELLED) return;
  notify.failure(failed, sentence === failed ? undefined : { detail: sentence });
}
