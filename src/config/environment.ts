import { isRecord, readText } from '@talelantern/domain/stored/read-fields';

export interface Emulators {
  /** Address of the Auth emulator, e.g. 'http://127.0.0.1:8404'. */
  auth: string;
  /** Host and port. */
  firestore: string;
  storage: string;
}

export interface Environment {
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  /** Where the functions answer, without a slash at the end. */
  functionsBaseUrl: string;
  /** False in a development container: Google and Apple cannot be reached (specification §2). */
  hasSocialSignIn: boolean;
  /** Key of reCAPTCHA Enterprise, by which App Check knows our app; null where it is switched off. */
  appCheckSiteKey: string | null;
  /** Null in production. */
  emulators: Emulators | null;
  /** Names of the paid services that a stand-in answers. */
  standIns: readonly string[];
}

const EMULATORS = 'VITE_EMULATORS';
const SOCIAL_SIGN_IN = 'VITE_SOCIAL_SIGN_IN';

/**
 * Reads the values that the app was built with. Every visit starts with this, so it brings no schema library along.
 * @throws Error naming every value that is missing or wrong: the app does not start half configured.
 */
export function parseEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const wrong: string[] = [];
  function need(name: string, isRight = (value: string) => value !== ''): string {
    const value = readText(values[name]);
    if (!isRight(value)) wrong.push(name);
    return value;
  }

  const environment: Environment = {
    firebase: {
      apiKey: need('VITE_FIREBASE_API_KEY'),
      authDomain: need('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: need('VITE_FIREBASE_PROJECT_ID'),
      // Texts do without: a banner says that it is missing.
      storageBucket: readText(values['VITE_FIREBASE_STORAGE_BUCKET']),
      appId: need('VITE_FIREBASE_APP_ID'),
    },
    functionsBaseUrl: need('VITE_FUNCTIONS_BASE_URL').replace(/\/+$/, ''),
    hasSocialSignIn: need(SOCIAL_SIGN_IN, (value) => value === 'on' || value === 'off') === 'on',
    appCheckSiteKey: readText(values['VITE_APP_CHECK_SITE_KEY']) || null,
    emulators: readEmulators(need(EMULATORS, (json) => json.trim() === '' || readEmulators(json) !== null)),
    standIns: readText(values['VITE_STAND_INS'])
      .split(',')
      .filter((name) => name.trim() !== ''),
  };
  if (wrong.length > 0) throw new Error(`Missing or wrong settings: ${wrong.join(', ')}. See .env.example.`);
  return environment;
}

const CLOUD_STORAGE = 'https://firebasestorage.googleapis.com';

/** Where files of Storage have their addresses. */
export const storageOrigin = ({ emulators }: Pick<Environment, 'emulators'>): string =>
  emulators ? `http://${emulators.storage}` : CLOUD_STORAGE;

let read: Environment | null = null;

/** The environment of this build, read once. Throws as parseEnvironment does. */
export const getEnvironment = (): Environment => (read ??= parseEnvironment(import.meta.env));

/** Null for anything but JSON that names all three. */
function readEmulators(json: string): Emulators | null {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value)) return null;
    const emulators = {
      auth: readText(value['auth']),
      firestore: readText(value['firestore']),
      storage: readText(value['storage']),
    };
    return Object.values(emulators).includes('') ? null : emulators;
  } catch {
    return null;
  }
}
