import { isRecord, parseJson, readText } from '@talelantern/domain/stored/read-fields';

interface Emulators {
  /** URL of the Auth emulator, e.g. 'http://127.0.0.1:8404'. */
  auth: string;
  firestore: string;
  storage: string;
}

export interface Environment {
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  functionsBaseUrl: string;
  /** False in a development container: Google and Apple cannot be reached. */
  hasSocialSignIn: boolean;
  /** App Check site key of reCAPTCHA Enterprise; null disables App Check. */
  appCheckSiteKey: string | null;
  emulators: Emulators | null;
  standIns: readonly string[];
}

const EMULATORS = 'VITE_EMULATORS';
const SOCIAL_SIGN_IN = 'VITE_SOCIAL_SIGN_IN';

/** Without a schema library, which every visit would load. @throws Error naming each missing or invalid value. */
export function parseEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const problems: string[] = [];
  function requireValue(name: string, isValid = (value: string) => value !== ''): string {
    const value = readText(values[name]);
    if (!isValid(value)) problems.push(name);
    return value;
  }

  const environment: Environment = {
    firebase: {
      apiKey: requireValue('VITE_FIREBASE_API_KEY'),
      authDomain: requireValue('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: requireValue('VITE_FIREBASE_PROJECT_ID'),
      // Without a bucket a banner is shown; text features still work.
      storageBucket: readText(values['VITE_FIREBASE_STORAGE_BUCKET']),
      appId: requireValue('VITE_FIREBASE_APP_ID'),
    },
    functionsBaseUrl: requireValue('VITE_FUNCTIONS_BASE_URL').replace(/\/+$/, ''),
    hasSocialSignIn: requireValue(SOCIAL_SIGN_IN, (value) => value === 'on' || value === 'off') === 'on',
    appCheckSiteKey: readText(values['VITE_APP_CHECK_SITE_KEY']) || null,
    emulators: readEmulators(requireValue(EMULATORS, (json) => json.trim() === '' || readEmulators(json) !== null)),
    standIns: readText(values['VITE_STAND_INS'])
      .split(',')
      .filter((name) => name.trim() !== ''),
  };
  if (problems.length > 0) throw new Error(`Missing or wrong settings: ${problems.join(', ')}. See .env.example.`);
  return environment;
}

const CLOUD_STORAGE = 'https://firebasestorage.googleapis.com';

export const storageOrigin = ({ emulators }: Pick<Environment, 'emulators'>): string =>
  emulators ? `http://${emulators.storage}` : CLOUD_STORAGE;

let read: Environment | null = null;

export const getEnvironment = (): Environment => (read ??= parseEnvironment(import.meta.env));

function readEmulators(json: string): Emulators | null {
  const value = parseJson(json);
  if (!isRecord(value)) return null;
  const emulators = {
    auth: readText(value['auth']),
    firestore: readText(value['firestore']),
    storage: readText(value['storage']),
  };
  return Object.values(emulators).includes('') ? null : emulators;
}
