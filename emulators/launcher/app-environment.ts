import type { Ports } from './ports.ts';

export const PROJECT_ID = 'demo-talelantern';
export const REGION = 'us-central1';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

/** What the app is built with for a local cloud; src/config parses it. */
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

/** Sends the Admin SDK, and functions run outside the emulator, to the local cloud. */
export function adminEnvironment(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Social sign-in loads a script of Google's; behind a firewall the buttons would only disappoint. */
export async function canReachGoogle(): Promise<boolean> {
  try {
    await fetch('https://apis.google.com/js/api.js', { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}
