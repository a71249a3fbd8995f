import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import { inject } from 'vitest';
import { createCharacterRepository } from '../../src/firebase/character-repository.ts';
import { createChildRepository } from '../../src/firebase/child-repository.ts';
import { createCommentRepository } from '../../src/firebase/comment-repository.ts';
import { createCountView } from '../../src/firebase/count-view.ts';
import { createGenerationRecords } from '../../src/firebase/generation-records.ts';
import { createLocationRepository } from '../../src/firebase/location-repository.ts';
import { createMessageRepository } from '../../src/firebase/message-repository.ts';
import { createPreferencesRepository } from '../../src/firebase/preferences-repository.ts';
import { createProfileRepository } from '../../src/firebase/profile-repository.ts';
import { createLikeRepository, createShareRepository } from '../../src/firebase/share-repository.ts';
import { startAuthenticator } from '../../src/firebase/start-authenticator.ts';
import { startFirestore } from '../../src/firebase/start-firestore.ts';
import { createStoryRepository } from '../../src/firebase/story-repository.ts';
import { createUsageRepository } from '../../src/firebase/usage-repository.ts';
import { createAccountService } from '../../src/services/create-account-service.ts';
import { fakeTraces } from '../../src/services/fake-device-traces.ts';
import type { SessionDependencies } from '../../src/services/session-keeper.ts';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';

/** Of every family here. */
export const PASSWORD = 'lantern1';

/** Ms in the month that comes `months` after this one, e.g. -1: thirty-one days ago may be two months ago. */
export function inMonths(months: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15);
}

interface VisitOptions {
  /** The profile cannot be reached. */
  profilesFail?: boolean;
  /** What the end of the session is told to. */
  session?: Partial<Pick<SessionDependencies, 'traces' | 'restart' | 'sleep'>>;
}

/** Somebody who has opened the app, through its own adapters; each has an SDK of its own, like a browser tab. */
export function startVisit({ profilesFail = false, session = {} }: VisitOptions = {}) {
  const { projectId, ports } = inject('cloud');
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
  const authenticator = startAuthenticator(app, { emulators });
  const profiles = createProfileRepository(firestore, clock);
  const account = createAccountService({
    startAuthenticator: () => authenticator,
    expectsNobody: () => false,
    profiles: async () => {
      if (profilesFail) throw new Error('The profile cannot be reached');
      return profiles;
    },
    departures: { note: () => undefined, read: () => null, forget: () => undefined },
    traces: fakeTraces(),
    finish: async () => undefined,
    restart: () => undefined,
    sleep: async () => undefined,
    ...session,
  });
  const countView = createCountView({ fetch, environment: { emulators, firebase } });
  return { account, profiles, firestore, clock, time, countView };
}

/** A family that has signed up. */
export async function signUpFamily() {
  const { account, profiles, firestore, clock, time, countView } = startVisit();
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
    /** Confirms the address, as the link in the mail does, and signs in again so that the token says so. */
    verifyAddress: async (): Promise<void> => {
      await adminAuth().updateUser(user.uid, { emailVerified: true });
      await account.signOut('/login');
      await account.signIn(user.email, PASSWORD);
    },
    records: createGenerationRecords(firestore, user.uid),
    usage: createUsageRepository(firestore),
    /** The family's profile past all rules. */
    storedProfile: () => storedFields(`users/${user.uid}`),
    /** The app believes that it is `months` later. */
    believeMonthsLater: (months: number): void => {
      time.shiftMs = inMonths(months) - Date.now();
    },
  };
}

export type AppFamily = Awaited<ReturnType<typeof signUpFamily>>;
