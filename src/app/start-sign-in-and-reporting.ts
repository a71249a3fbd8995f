import type { Environment } from '../config/environment.ts';
import { startAuthenticator } from '../firebase/start-authenticator.ts';
import type { Authenticator } from '../services/ports/authenticator.ts';
import { openFirebase } from '../firebase/start.ts';
import { reportFailures } from './report-failures.ts';

/** Shared pages of visitors report no failures, because their first script has no room for it. */
export function startSignInAndReporting(environment: Environment): Authenticator {
  reportFailures(async (error) => (await import('./send-failure.ts')).sendFailure(error));
  return startAuthenticator(openFirebase(environment), environment, window.location.origin);
}
