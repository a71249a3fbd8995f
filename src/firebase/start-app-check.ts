import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { Environment } from '../config/environment.ts';
import { sleep } from '../services/core/sleep.ts';
import { setAppHeaders } from './app-headers.ts';
import { openFirebase } from './start.ts';

/** Time limit, because the SDK waits forever for a blocked script. */
const TOKEN_WAIT_MS = 10_000;

/** After one request got no token: enough on a slow network, and bearable where the script is blocked. */
const SHORT_WAIT_MS = 2_000;

/**
 * Starts App Check, which proves that a request comes from our app
 * (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). From then on the SDK adds its token to
 * what it sends to Auth, Firestore and Storage. Where Google's script is blocked, requests go without a token and the
 * services decide. Loaded only with a site key.
 */
export function startAppCheck(environment: Pick<Environment, 'appCheckSiteKey' | 'firebase'>): void {
  const { appCheckSiteKey } = environment;
  if (appCheckSiteKey === null) return;
  const appCheck = initializeAppCheck(openFirebase(environment), {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  let wait = TOKEN_WAIT_MS;
  setAppHeaders(async () => {
    const tokenHeaders = getToken(appCheck).then(
      ({ token }) => {
        wait = TOKEN_WAIT_MS;
        return { 'X-Firebase-AppCheck': token };
      },
      () => ({}),
    );
    const headers = await Promise.race([tokenHeaders, sleep(wait).then(() => null)]);
    if (!headers) wait = SHORT_WAIT_MS;
    return headers ?? {};
  });
}
