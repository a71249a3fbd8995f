import { matchPath } from 'react-router-dom';
import { getEnvironment, type Environment } from '../config/environment.ts';
import { PATHS } from '../config/paths.ts';
import { createLateAuthenticator } from '../firebase/late-authenticator.ts';
import { createServerClock } from '../firebase/server-clock.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createDepartures } from '../services/departure.ts';
import { createAccountService } from '../services/create-account-service.ts';
import { createDeviceTraces } from '../services/create-device-traces.ts';
import type { AccountService } from '../services/account-service.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { sleep } from '../services/sleep.ts';
import { wasSignedIn } from './visit-marks.ts';

/** What every visitor's app has; all else is loaded when somebody is signed in. */
export interface Core {
  environment: Environment;
  clock: ServerClock;
  account: AccountService;
}

function startCore(): Core {
  const environment = getEnvironment();
  const clock = createServerClock({ fetch: fetch.bind(window), now: Date.now });
  const account = createAccountService({
    startAuthenticator: () =>
      createLateAuthenticator(async () => {
        const { openAuthenticator } = await import('./open-authenticator.ts');
        return openAuthenticator(environment);
      }),
    expectsNobody: isPassingReader,
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
  const core = { environment, clock, account };
  return core;
}

const SHARED = [PATHS.sharedStory, PATHS.sharedCharacter];

/** Whoever was not signed in on this device reads a shared page without the SDK of signing in (docs/decisions/0074). */
const isPassingReader = (): boolean =>
  !wasSignedIn() && SHARED.some((path) => matchPath(path, window.location.pathname) !== null);

let started: Core | null = null;

/**
 * The one core of this page.
 * @throws Error when the app was built with missing settings.
 */
export const getCore = (): Core => (started ??= startCore());
