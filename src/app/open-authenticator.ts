import type { Environment } from '../config/environment.ts';
import { startAuthenticator } from '../firebase/start-authenticator.ts';
import type { Authenticator } from '../services/ports/authenticator.ts';
import { openFirebase } from '../firebase/start.ts';
import { reportFailures } from './report-failures.ts';

/** Also starts reporting failures. Shared pages of visitors report none: their first script has no room for it. */
export function openAuthenticator(environment: Environment): Authenticator {
  reportFailures(async (error) => (await import('./send-failure.ts')).sendFailure(error));
  return startAuthenticator(openFirebase(environment), environment, window.location.origin);
}
