import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const emulatorsSchema = z.object({
  /** Address of the Auth emulator, e.g. 'http://127.0.0.1:8404'. */
  auth: text,
  /** Host and port. */
  firestore: text,
  storage: text,
});

const environmentSchema = z.object({
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_STORAGE_BUCKET: text,
  VITE_FIREBASE_APP_ID: text,
  /** Where the functions answer, without a slash at the end. */
  VITE_FUNCTIONS_BASE_URL: text,
  /** 'off' in a development container: Google and Apple cannot be reached (specification §2). */
  VITE_SOCIAL_SIGN_IN: z.enum(['on', 'off']),
  /** JSON; absent in production. */
  VITE_EMULATORS: z.optional(z.string()),
  /** Names of the paid services that a stand-in answers, separated by commas. */
  VITE_STAND_INS: z.optional(z.string()),
});

export type Emulators = z.infer<typeof emulatorsSchema>;

export interface Environment {
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  functionsBaseUrl: string;
  hasSocialSignIn: boolean;
  emulators: Emulators | null;
  standIns: readonly string[];
}

/**
 * Reads the values that the app was built with.
 * @throws Error naming every value that is missing or wrong: the app does not start half configured.
 */
export function parseEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success) throw new Error(`Missing or wrong settings: ${namesIn(parsed.error.issues)}. See .env.example.`);
  const found = parsed.data;
  return {
    firebase: {
      apiKey: found.VITE_FIREBASE_API_KEY,
      authDomain: found.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: found.VITE_FIREBASE_PROJECT_ID,
      storageBucket: found.VITE_FIREBASE_STORAGE_BUCKET,
      appId: found.VITE_FIREBASE_APP_ID,
    },
    functionsBaseUrl: found.VITE_FUNCTIONS_BASE_URL.replace(/\/+$/, ''),
    hasSocialSignIn: found.VITE_SOCIAL_SIGN_IN === 'on',
    emulators: parseEmulators(found.VITE_EMULATORS),
    standIns: (found.VITE_STAND_INS ?? '').split(',').filter((name) => name.trim() !== ''),
  };
}

let read: Environment | null = null;

/** The environment of this build, read once. Throws as parseEnvironment does. */
export const getEnvironment = (): Environment => (read ??= parseEnvironment(import.meta.env));

const namesIn = (issues: readonly { path: readonly PropertyKey[] }[]): string =>
  [...new Set(issues.map(({ path }) => String(path[0])))].join(', ');

function parseEmulators(json: string | undefined): Emulators | null {
  if (json === undefined || json.trim() === '') return null;
  try {
    return emulatorsSchema.parse(JSON.parse(json));
  } catch (cause) {
    throw new Error('Missing or wrong settings: VITE_EMULATORS. See .env.example.', { cause });
  }
}
