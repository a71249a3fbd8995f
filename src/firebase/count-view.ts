import type { Environment } from '../config/environment.ts';
import type { CountView } from '../services/ports/share-repository.ts';

const CLOUD = 'https://firestore.googleapis.com';

interface CountViewDependencies {
  fetch: typeof fetch;
  environment: Pick<Environment, 'emulators'> & { firebase: Pick<Environment['firebase'], 'apiKey' | 'projectId'> };
}

/**
 * Counts views by Firestore's REST interface, under the same rules as its SDK, which most readers of a shared page need
 * for nothing else (docs/decisions/0074).
 */
export function createCountView({ fetch, environment }: CountViewDependencies): CountView {
  const { emulators, firebase } = environment;
  const origin = emulators ? `http://${emulators.firestore}` : CLOUD;
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  return async (shareId) => {
    const transform = {
      document: `${documents}/shares/${shareId}`,
      fieldTransforms: [{ fieldPath: 'sharing.views', increment: { integerValue: '1' } }],
    };
    const { ok, status } = await fetch(`${origin}/v1/${documents}:commit?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      // A text, which asks the service for no permission first.
      body: JSON.stringify({ writes: [{ transform, currentDocument: { exists: true } }] }),
      // Whoever has gone on meanwhile has seen the page.
      keepalive: true,
    });
    if (!ok) throw new Error(`The view was not counted: ${status}`);
  };
}
