import { createFunctionsClient } from '../firebase/functions-client.ts';
import { createAppTokens } from '../firebase/start-app-check.ts';
import type { FunctionsClient } from '../services/ports/functions-client.ts';
import { sleep } from '../services/sleep.ts';
import type { Core } from './core.ts';
import { openFirebase } from './open-firebase.ts';

/** The HTTPS functions as the signed-in person calls them. */
export const connectFunctions = ({ environment, account }: Core): FunctionsClient =>
  createFunctionsClient({
    fetch: fetch.bind(window),
    baseUrl: environment.functionsBaseUrl,
    idToken: account.idToken,
    appToken: createAppTokens(() => openFirebase(environment), environment),
    sleep,
    network: window,
  });
