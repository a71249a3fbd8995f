import type { Ports } from './ports.ts';

export const PROJECT_ID = 'demo-talelantern';
/** The region of the functions in a local cloud, which overrides a deployment's region. */
export const REGION = 'us-central1';
const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

/** The demo family's shared story, which the landing page links to. */
export const SAMPLE_SHARE_ID = 's_TaleOfTheLanternFamily';

/** The build settings of the app in a local cloud; src/config parses them. */
export function appEnvironment(
  ports: Ports,
  choices: { standIns: readonly string[]; hasSocialSignIn: boolean },
): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'local-cloud',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_STORAGE_BUCKET: STORAGE_BUCKET,
    VITE_FIREBASE_APP_ID: '1:1:web:local-cloud',
    VITE_APP_URL: `http://localhost:${ports.hosting}`,
    VITE_SAMPLE_SHARE: SAMPLE_SHARE_ID,
    VITE_FUNCTIONS_BASE_URL: functionsUrl(ports),
    VITE_SOCIAL_SIGN_IN: choices.hasSocialSignIn ? 'on' : 'off',
    VITE_EMULATORS: JSON.stringify({
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `127.0.0.1:${ports.firestore}`,
      storage: `127.0.0.1:${ports.storage}`,
    }),
    VITE_STAND_INS: choices.standIns.join(','),
  };
}

export function functionsUrl(ports: Ports): string {
  return `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${REGION}`;
}

/** Points the Admin SDK, and functions outside the emulator, at a project of the local cloud. */
export function adminEnvironment(ports: Ports, projectId = PROJECT_ID): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: STORAGE_BUCKET }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Set to 'true' by the editors that open a project in a container. */
const IN_CONTAINER = ['REMOTE_CONTAINERS', 'CODESPACES'];

/**
 * Social sign-in is off in a development container (docs/specification.md#2). It loads a script from Google, so it does
 * not work behind a firewall.
 */
export async function canSignInWithGoogle(userEnvironment: NodeJS.ProcessEnv): Promise<boolean> {
  if (IN_CONTAINER.some((name) => userEnvironment[name] === 'true')) return false;
  try {
    await fetch('https://apis.google.com/js/api.js', { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}
