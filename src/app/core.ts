import type { FirebaseApp } from 'firebase/app';
import { getEnvironment, type Environment } from '../config/environment.ts';
import { createFirebaseAuthenticator } from '../firebase/firebase-authenticator.ts';
import { createServerClock } from '../firebase/server-clock.ts';
import { startAuth, startFirebase } from '../firebase/start.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createDepartures } from '../services/departure.ts';
import { createAccountService } from '../services/create-account-service.ts';
import { createDeviceTraces } from '../services/create-device-traces.ts';
import type { AccountService } from '../services/account-service.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { sleep } from '../services/sleep.ts';

/** What every visitor's app has; all else is loaded when somebody is signed in. */
export interface Core {
  environment: Environment;
  firebaseApp: () => FirebaseApp;
  clock: ServerClock;
  account: AccountService;
}

function startCore(): Core {
  const environment = getEnvironment();
  const clock = createServerClock({ fetch: fetch.bind(window), now: Date.now });
  let app: FirebaseApp | null = null;
  const firebaseApp = (): FirebaseApp => (app ??= startFirebase(environment));
  const account = createAccountService({
    startAuthenticator: () => createFirebaseAuthenticator(startAuth(firebaseApp(), environment)),
    profiles: async () => {
      const { createProfiles } = await import('./create-services.ts');
      return createProfiles(core);
    },
    departures: createDepartures(() => sessionStorage, STORAGE_KEYS.departure),
    traces: createDeviceTraces({ local: () => localStorage, session: () => sessionStorage, now: Date.now }),
    finish: async (user) => {
      const { finishHeldBack } = await import('./create-services.ts');
      await finishHeldBack(core, user);
    },
    restart: (path) => (path === null ? window.location.reload() : window.location.replace(path)),
    sleep,
  });
  const core = { environment, firebaseApp, clock, account };
  return core;
}

let started: Core | null = null;

/**
 * The one core of this page.
 * @throws Error when the app was built with missing settings.
 */
export const getCore = (): Core => (started ??= startCore());
