import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import { createCharacterRepository } from '../../src/firebase/character-repository.ts';
import { createChildRepository } from '../../src/firebase/child-repository.ts';
import { createCommentRepository } from '../../src/firebase/comment-repository.ts';
import { createCountView } from '../../src/firebase/count-view.ts';
import { createGenerationRecords } from '../../src/firebase/generation-records.ts';
import { createLocationRepository } from '../../src/firebase/location-repository.ts';
import { createMessageRepository } from '../../src/firebase/message-repository.ts';
import { createPreferencesRepository } from '../../src/firebase/family-settings.ts';
import { createProfileRepository } from '../../src/firebase/profile-repository.ts';
import { createLikeRepository, createShareRepository } from '../../src/firebase/share-repository.ts';
import { startAuthenticator } from '../../src/firebase/start-authenticator.ts';
import { startFirestore } from '../../src/firebase/start-firestore.ts';
import { createStoryRepository } from '../../src/firebase/story-repository.ts';
import { createUsageRepository } from '../../src/firebase/usage-repository.ts';
import { createAccountService } from '../../src/services/account/account-service.ts';
import { fakeDeviceData } from '../../src/services/account/fake-device-data.ts';
import type { SessionDeps } from '../../src/services/account/session-store.ts';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { testCloud } from '../support/test-cloud.ts';

/** The password of every family here. */
export const PASSWORD = 'lantern1';

/** The time in ms that is nearest to now in the month `months` after this one (-1: last month). */
export function monthsFromNow(months: number): number {
  const now = new Date();
  const startOf = (after: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after);
  return months > 0 ? startOf(months) : startOf(months + 1) - 1;
}

interface VisitOptions {
  /** Whether every access to the profile fails. */
  profilesFail?: boolean;
  /** Called when the session ends. */
  session?: Partial<Pick<SessionDeps, 'deviceData' | 'restart' | 'sleep'>>;
}

/** A visitor of the app with its real adapters; each has a separate SDK, like a browser tab. */
export async function startVisit({ profilesFail = false, session = {} }: VisitOptions = {}) {
  const { projectId, ports, urls } = testCloud();
  const host = (port: number) => `127.0.0.1:${port}`;
  const emulators = {
    auth: `http://${host(ports.auth)}`,
    firestore: host(ports.firestore),
    storage: host(ports.storage),
  };
  const firebase = { apiKey: 'local-cloud', projectId };
  const app = initializeApp(firebase, `visit-${randomUUID()}`);
  const firestore = startFirestore(app, { emulators });
  const time = { shiftMs: 0 };
  const clock = { now: async () => Date.now() + time.shiftMs };
  const authenticator = startAuthenticator(app, { emulators }, urls.app);
  const profiles = createProfileRepository(firestore, clock);
  const service = createAccountService({
    loadAuthenticator: async () => authenticator,
    expectsSignedOut: () => false,
    profiles: async () => {
      if (profilesFail) throw new Error('Makes the profile unavailable.');
      return profiles;
    },
    pendingRedirects: { note: () => undefined, read: () => null, forget: () => undefined },
    deviceData: fakeDeviceData(),
    finish: async () => undefined,
    restart: () => undefined,
    sleep: async () => undefined,
    ...session,
  });
  const account = { ...service, ...(await service.actions()) };
  const countView = createCountView({ fetch, environment: { emulators, firebase } });
  return { account, profiles, firestore, clock, time, countView };
}

/** A family that has signed up. */
export async function signUpFamily() {
  const { account, profiles, firestore, clock, time, countView } = await startVisit();
  await account.signUp(`family-${randomUUID()}@home.example`, PASSWORD);
  const session = account.session();
  if (session.status !== 'signed-in') throw new Error(`Signing up left the session ${session.status}`);
  const { user } = session;
  return {
    user,
    uid: user.uid,
    account,
    clock,
    profiles,
    preferences: createPreferencesRepository(firestore, user.uid),
    characters: createCharacterRepository(firestore, user.uid, clock),
    stories: createStoryRepository(firestore, user.uid, clock),
    locations: createLocationRepository(firestore, user.uid),
    children: createChildRepository(firestore, user.uid),
    shares: createShareRepository(firestore),
    countView,
    likes: createLikeRepository(firestore, user.uid),
    comments: createCommentRepository(firestore, user.uid),
    messages: createMessageRepository(firestore, user.uid),
    /** Confirms the email address, as the link in the mail does, and signs in again for a token that carries it. */
    verifyEmail: async (): Promise<void> => {
      await adminAuth().updateUser(user.uid, { emailVerified: true });
      await account.signOut('/login');
      await account.signIn(user.email, PASSWORD);
    },
    records: createGenerationRecords(firestore, user.uid),
    usage: createUsageRepository(firestore),
    /** The stored profile, read bypassing the rules. */
    storedProfile: () => storedFields(`users/${user.uid}`),
    /** Moves the app's clock `months` ahead of now. */
    shiftClockByMonths: (months: number): void => {
      time.shiftMs = monthsFromNow(months) - Date.now();
    },
  };
}

export type AppFamily = Awaited<ReturnType<typeof signUpFamily>>;
