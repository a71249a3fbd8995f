import { createFunctionsClient } from '../firebase/functions-client.ts';
import { appHeaders } from '../firebase/app-headers.ts';
import type { FunctionsClient } from '../services/ports/functions-client.ts';
import { sleep } from '../services/core/sleep.ts';
import type { Core } from './core.ts';

export function connectFunctions(core: Core): FunctionsClient {
  const { environment, account } = core;
  return createFunctionsClient({
    fetch: fetch.bind(window),
    baseUrl: environment.functionsBaseUrl,
    idToken: account.idToken,
    createProfile: async () => {
      const session = account.session();
      if (session.status !== 'signed-in') return;
      const { createProfiles } = await import('./create-services.ts');
      await createProfiles(core).create(session.user);
    },
    appHeaders,
    sleep,
    network: window,
  });
}
