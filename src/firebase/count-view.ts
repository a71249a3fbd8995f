import type { Environment } from '../config/environment.ts';
import { appHeaders } from './app-headers.ts';

const CLOUD = 'https://firestore.googleapis.com';

interface CountViewDeps {
  fetch: typeof fetch;
  environment: Pick<Environment, 'emulators'> & { firebase: Pick<Environment['firebase'], 'apiKey' | 'projectId'> };
}

/** Counts views through REST, so that most readers need no Firestore SDK (docs/decisions/0074). */
export function createCountView({ fetch, environment }: CountViewDeps) {
  const { emulators, firebase } = environment;
  const origin = emulators ? `http://${emulators.firestore}` : CLOUD;
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  /** Counts one view. Rejects if it was not counted. */
  return async (shareId: string): Promise<void> => {
    const transform = {
      document: `${documents}/shares/${shareId}`,
      fieldTransforms: [{ fieldPath: 'sharing.views', increment: { integerValue: '1' } }],
    };
    const { ok, status } = await fetch(`${origin}/v1/${documents}:commit?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      // Sent as text/plain, which avoids a CORS preflight unless App Check is on.
      headers: await appHeaders(),
      body: JSON.stringify({ writes: [{ transform, currentDocument: { exists: true } }] }),
      // Keeps the request alive if the page is closed.
      keepalive: true,
    });
    if (!ok) throw new Error(`View not counted: ${status}`);
  };
}
