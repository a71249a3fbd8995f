import { SIGN_IN_CANCELLED, USER_DATA_INCOMPLETE, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Welcome } from './account-service.ts';
import type { Departure, Departures } from './departure.ts';
import type { Sleep } from './sleep.ts';
import { AuthFailure, type Authenticator, type SocialArrival } from './ports/authenticator.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';

interface SocialDependencies {
  authenticator: Pick<
    Authenticator,
    'prefersLeaving' | 'openWindow' | 'leaveFor' | 'comeBack' | 'keepSignIn' | 'turnAway'
  >;
  profiles: Pick<ProfileRepository, 'find' | 'create' | 'recordSignIn'>;
  departures: Departures;
  sleep: Sleep;
}

/** Browsers that keep nothing for the frame which brings the answer leave it unanswered. */
const COMING_BACK_MS = 20_000;

const WINDOW_BLOCKED = 'auth/popup-blocked';

/** Signing in by Google or Apple, from the press to a family with a profile. Rejects with AuthFailure or AppError. */
export function createSocialSignIn({ authenticator, profiles, departures, sleep }: SocialDependencies) {
  async function leaveFor(provider: SocialProvider, { returnTo }: Welcome): Promise<never> {
    departures.note({ provider, returnTo });
    try {
      return await authenticator.leaveFor(provider);
    } catch (error) {
      departures.forget();
      throw error;
    }
  }

  async function openWindow(provider: SocialProvider, welcome: Welcome): Promise<SocialArrival | null> {
    if (authenticator.prefersLeaving()) return leaveFor(provider, welcome);
    try {
      return await authenticator.openWindow(provider);
    } catch (error) {
      if (!(error instanceof AuthFailure) || error.code !== WINDOW_BLOCKED) throw error;
      return leaveFor(provider, welcome);
    }
  }

  /** Lets in a grown-up with an address, and from Google with a name (specification §5); they get a profile. */
  async function receive(provider: SocialProvider, arrival: SocialArrival, { isAdult }: Welcome): Promise<void> {
    const { user, displayName } = arrival;
    const isIncomplete = user.email === '' || (provider === 'google' && displayName.trim() === '');
    const standing = isIncomplete ? 'incomplete' : await standingOf(arrival, profiles);
    if (standing !== 'confirmed' && (isIncomplete || !(await isAdult()))) {
      await authenticator.turnAway(arrival);
      throw isIncomplete
        ? new AppError('invalid', USER_DATA_INCOMPLETE)
        : new AppError('unauthenticated', SIGN_IN_CANCELLED);
    }
    await authenticator.keepSignIn();
    // What could not be noted now is made when it is first needed.
    if (standing === 'new') await profiles.create({ ...user, displayName }).catch(() => undefined);
    else profiles.recordSignIn(user, { confirmsAdult: standing !== 'confirmed' }).catch(() => undefined);
  }

  async function giveUp(): Promise<never> {
    await sleep(COMING_BACK_MS);
    throw new AuthFailure('auth/timeout', null);
  }

  return {
    async signInWith(provider: SocialProvider, welcome: Welcome): Promise<void> {
      const arrival = await openWindow(provider, welcome);
      if (arrival) await receive(provider, arrival, welcome);
    },

    /** Lets in who has come back. Answers whether somebody has. */
    async finish({ provider }: Departure, welcome: Welcome): Promise<boolean> {
      departures.forget();
      const arrival = await Promise.race([authenticator.comeBack(), giveUp()]);
      if (arrival) await receive(provider, arrival, welcome);
      return arrival !== null;
    },
  };
}

type Standing = 'new' | 'unconfirmed' | 'confirmed';

/** What is known of who arrives; where that cannot be read, whoever is not new has confirmed before. */
async function standingOf(
  { user, isNew }: SocialArrival,
  profiles: Pick<ProfileRepository, 'find'>,
): Promise<Standing> {
  if (isNew) return 'new';
  try {
    const profile = await profiles.find(user.uid);
    if (!profile) return 'new';
    return profile.adultConfirmedAt === null ? 'unconfirmed' : 'confirmed';
  } catch {
    return 'confirmed';
  }
}
