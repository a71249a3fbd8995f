import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';
import { onFirstUse } from '../services/on-first-use.ts';

/**
 * Answers the token that shows the functions that this is our own app; null where the app was built without a site key
 * (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). Google's scripts come with the first
 * call. Where no token is to be had null is answered too, and the functions decide.
 */
export function createAppTokens(
  app: () => FirebaseApp,
  { appCheckSiteKey }: Pick<Environment, 'appCheckSiteKey'>,
): () => Promise<string | null> {
  if (appCheckSiteKey === null) return async () => null;
  const start = onFirstUse(async () => {
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    const appCheck = initializeAppCheck(app(), {
      provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
      isTokenAutoRefreshEnabled: true,
    });
    return () => getToken(appCheck);
  });
  return async () => {
    try {
      const askForToken = await start();
      return (await askForToken()).token;
    } catch {
      return null;
    }
  };
}
