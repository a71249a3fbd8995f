import { matchPath } from 'react-router-dom';
import { getEnvironment, type Environment } from '../config/environment.ts';
import { PATHS } from '../config/paths.ts';
import { createServerClock } from '../firebase/server-clock.ts';
import { PENDING_REDIRECT } from '../config/storage-keys.ts';
import { createPendingRedirectStore } from '../services/account/pending-redirect.ts';
import { type AccountService, createAccountService } from '../services/account/account-service.ts';
import { createDeviceData, type DeviceData } from '../services/account/device-data.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { sleep } from '../services/core/sleep.ts';
import { restartPage } from './restart-page.ts';
import { wasSignedIn } from '../shared/account/was-signed-in.ts';

export interface Core {
  environment: Environment;
  clock: ServerClock;
  account: AccountService;
  deviceData: DeviceData;
}

let signInDelay: Promise<void> = Promise.resolve();

/** Delays loading the sign-in service, with its SDK, if the first screen does not need it. */
export const delaySignIn = (until: Promise<void>): void => {
  signInDelay = until;
};

function startCore(): Core {
  const environment = getEnvironment();
  const clock = createServerClock({ fetch: fetch.bind(globalThis), now: Date.now });
  const deviceData = createDeviceData({ local: () => localStorage, session: () => sessionStorage, now: Date.now });
  const account = createAccountService({
    async loadAuthenticator() {
      await signInDelay;
      const { startSignInAndReporting } = await import('./start-sign-in-and-reporting.ts');
      return startSignInAndReporting(environment);
    },
    expectsSignedOut: () => import.meta.env.SSR || isSharedPageVisitor(),
    profiles: async () => {
      const { createProfiles } = await import('./create-services.ts');
      return createProfiles(core);
    },
    pendingRedirects: createPendingRedirectStore(() => sessionStorage, PENDING_REDIRECT),
    deviceData,
    finish: async (user) => {
      const { finishHeldDeletions } = await import('./create-services.ts');
      await finishHeldDeletions(core, user);
    },
    restart: restartPage,
    sleep,
  });
  const core = { environment, clock, account, deviceData };
  return core;
}

const SHARED_PAGE_PATHS = [PATHS.sharedStory, PATHS.sharedCharacter];

/** Visitors who never signed in on this device need no authentication SDK for shared pages (docs/decisions/0074). */
const isSharedPageVisitor = (): boolean =>
  !wasSignedIn() && SHARED_PAGE_PATHS.some((path) => matchPath(path, window.location.pathname) !== null);

let startedCore: Core | null = null;

/** The singleton of this page. @throws Error if the app was built with missing settings. */
export const getCore = (): Core => (startedCore ??= startCore());
