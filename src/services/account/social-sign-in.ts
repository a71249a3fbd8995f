import type { SocialProvider } from '@talelantern/domain/accounts/session';
import { USER_DATA_INCOMPLETE } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SocialSignInOptions } from './account-service.ts';
import type { PendingRedirect, PendingRedirectStore } from './pending-redirect.ts';
import type { Sleep } from '../core/sleep.ts';
import { authCodeOf, AuthFailure, type Authenticator, type SocialSignInResult } from '../ports/authenticator.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';

interface SocialDeps {
  authenticator: Pick<
    Authenticator,
    'prefersRedirect' | 'openPopup' | 'redirectTo' | 'finishRedirect' | 'keepSignIn' | 'rejectSignIn'
  >;
  profiles: Pick<ProfileRepository, 'find' | 'create' | 'recordSignIn'>;
  pendingRedirects: PendingRedirectStore;
  sleep: Sleep;
}

/** Time limit, because a redirect never resolves in browsers that block storage for the provider's frame. */
const REDIRECT_RETURN_MS = 20_000;

const POPUP_BLOCKED = 'auth/popup-blocked';

export function createSocialSignIn({ authenticator, profiles, pendingRedirects, sleep }: SocialDeps) {
  async function redirectTo(provider: SocialProvider, { returnTo }: SocialSignInOptions): Promise<never> {
    pendingRedirects.note({ provider, returnTo });
    try {
      return await authenticator.redirectTo(provider);
    } catch (error) {
      pendingRedirects.forget();
      throw error;
    }
  }

  async function openPopup(provider: SocialProvider, options: SocialSignInOptions): Promise<SocialSignInResult | null> {
    if (authenticator.prefersRedirect()) return redirectTo(provider, options);
    try {
      return await authenticator.openPopup(provider);
    } catch (error) {
      if (authCodeOf(error) !== POPUP_BLOCKED) throw error;
      return redirectTo(provider, options);
    }
  }

  /** Admits adults who have an email address (and a name, from Google), and creates their profile. */
  async function admit(
    provider: SocialProvider,
    result: SocialSignInResult,
    { isAdult }: SocialSignInOptions,
  ): Promise<void> {
    const { user, displayName } = result;
    const isIncomplete = user.email === '' || (provider === 'google' && displayName.trim() === '');
    const status = isIncomplete ? 'incomplete' : await profileStatusOf(result, profiles);
    if (status !== 'confirmed' && (isIncomplete || !(await isAdult()))) {
      // An account without a profile counts as new, because an earlier visit ended at the question.
      await authenticator.rejectSignIn({ ...result, isNew: result.isNew || status === 'new' });
      throw isIncomplete ? new AppError('invalid', USER_DATA_INCOMPLETE) : new AuthFailure('auth/user-cancelled');
    }
    await authenticator.keepSignIn();
    // A failure is ignored: the profile is created when it is first needed.
    if (status === 'new') await profiles.create({ ...user, displayName }).catch(() => undefined);
    else profiles.recordSignIn(user, { confirmsAdult: status !== 'confirmed' }).catch(() => undefined);
  }

  async function timeOut(): Promise<never> {
    await sleep(REDIRECT_RETURN_MS);
    throw new AuthFailure('auth/timeout');
  }

  return {
    async signInWith(provider: SocialProvider, options: SocialSignInOptions): Promise<void> {
      const result = await openPopup(provider, options);
      if (result) await admit(provider, result, options);
    },

    async finish({ provider }: PendingRedirect, options: SocialSignInOptions): Promise<boolean> {
      pendingRedirects.forget();
      const limit = timeOut();
      const result = await Promise.race([authenticator.finishRedirect(limit), limit]);
      if (result) await admit(provider, result, options);
      return result !== null;
    },
  };
}

type ProfileStatus = 'new' | 'unconfirmed' | 'confirmed';

/** If the profile cannot be read, an existing user counts as a confirmed adult. */
async function profileStatusOf(
  { user, isNew }: SocialSignInResult,
  profiles: Pick<ProfileRepository, 'find'>,
): Promise<ProfileStatus> {
  if (isNew) return 'new';
  try {
    const profile = await profiles.find(user.uid);
    if (!profile) return 'new';
    return profile.adultConfirmedAt === null ? 'unconfirmed' : 'confirmed';
  } catch {
    return 'confirmed';
  }
}
