import { DAY_MS } from '@talelantern/domain/time/day';
import { STORAGE } from '@talelantern/domain/web/security-headers';
import * as z from 'zod/mini';
import { DEFAULT_REGION } from '../../functions/src/config-schema.ts';
import { invalidSettings, SETTING_NAMES } from '../../functions/src/config.ts';

interface Urls {
  projectId: string;
  /** The origin at which families open the app. */
  appUrl: string;
  functionsUrl: string;
  bucket: string;
  /** The app's origins, its own first: they may call the functions and read the bucket. */
  origins: readonly string[];
}

/** The settings of a deployment in `.env`, with the URLs that follow from the project. */
export interface Deployment extends Urls {
  /** The VITE_… values that are built into the app. */
  app: Readonly<Record<string, string>>;
  /** The content of the functions' .env. */
  functions: Readonly<Record<string, string>>;
  /** What is to be done soon; empty for nothing. */
  reminder: string;
}

/** The parts of firebase.json that depend on settings. */
export interface Hosting {
  region: string;
  firestoreLocation: string;
  hasAppCheck: boolean;
}

/** Values of an example that was copied and not replaced. */
const PLACEHOLDER = /YOUR|your-(?:app|domain|name|project)|change-?me|\.\.\.|<.*>|\bexample\b/;

/** A setting that must have a value other than a placeholder; `advice` says where it comes from. */
const requiredSetting = (advice: string, shape: Pick<RegExp, 'test'> = /./) =>
  z.string({ error: advice }).check(
    z.trim(),
    z.refine((value) => shape.test(value) && !PLACEHOLDER.test(value), advice),
  );

/** Whether the value is a URL without a path, such as 'https://tales.example.com'. */
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).href === `${new URL(value).origin}/`;

const FIREBASE_ADVICE = 'Copy it from the Firebase console: project settings, General, your apps (a web app).';
const OPERATOR_ADVICE = 'The privacy policy and the terms name who runs the product.';
const LOCAL_ONLY = 'Remove it: the local cloud sets it, and a deployment would look for emulators.';

const urlSettings = {
  VITE_FIREBASE_PROJECT_ID: requiredSetting(
    'Set the id of your Firebase project (not its name).',
    /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  ),
  VITE_FIREBASE_STORAGE_BUCKET: requiredSetting(
    'Copy it from the Firebase console, Storage, without gs://. It looks like my-tales.firebasestorage.app.',
    /^[a-z0-9][a-z0-9._-]+$/,
  ),
  VITE_APP_URL: z.optional(
    requiredSetting('Set the address that families open, with https:// and without a path.', { test: isOrigin }),
  ),
  VITE_FUNCTIONS_BASE_URL: z.optional(
    requiredSetting(
      'Leave it out: the address follows from the project and FUNCTIONS_REGION. Browsers call no other than *.cloudfunctions.net, because the content security policy names no other.',
      /^https:\/\/[a-z0-9-]+\.cloudfunctions\.net(\/\S*)?$/,
    ),
  ),
};

const urlSchema = z.object(urlSettings);

const appSchema = z.object({
  ...urlSettings,
  VITE_FIREBASE_API_KEY: requiredSetting(FIREBASE_ADVICE, /^\S{20,}$/),
  VITE_FIREBASE_APP_ID: requiredSetting(`${FIREBASE_ADVICE} It looks like 1:123:web:abc.`, /^\d+:\d+:web:\w+$/),
  VITE_FIREBASE_AUTH_DOMAIN: z.optional(requiredSetting('Leave it out: the host of VITE_APP_URL is used.')),
  VITE_SOCIAL_SIGN_IN: z._default(z.enum(['on', 'off'], 'Set on or off.'), 'on'),
  VITE_APP_CHECK_SITE_KEY: z.optional(requiredSetting('Copy it from the Firebase console, App Check.', /^\S{20,}$/)),
  VITE_OPERATOR_NAME: requiredSetting(`${OPERATOR_ADVICE} Set your name or your company’s.`),
  VITE_OPERATOR_ADDRESS: requiredSetting(`${OPERATOR_ADVICE} Set a postal address on one line.`),
  VITE_OPERATOR_EMAIL: requiredSetting(
    `${OPERATOR_ADVICE} Set a mail address that you read.`,
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  ),
  VITE_OPERATOR_PHONE: requiredSetting(
    `${OPERATOR_ADVICE} Set a phone number that you answer.`,
    /^\+?[\d\s()/.-]{5,}$/,
  ),
  VITE_OPERATOR_LEGAL: z.optional(
    requiredSetting('Set what else your law asks you to name, on one line, or leave it out.'),
  ),
  VITE_SAMPLE_SHARE: z.optional(z.string()),
  VITE_EMULATORS: z.optional(z.never({ error: LOCAL_ONLY })),
  VITE_STAND_INS: z.optional(z.never({ error: LOCAL_ONLY })),
});

type UrlValues = z.infer<typeof urlSchema>;
type AppValues = z.infer<typeof appSchema>;

/** An empty setting counts as not set. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));

const regionOf = ({ FUNCTIONS_REGION: region }: NodeJS.ProcessEnv): string => region || DEFAULT_REGION;

/** @throws Error with a line for each missing or invalid setting, which says what to do. */
export function readDeployment(environment: NodeJS.ProcessEnv, securityText: string, now: number): Deployment {
  const set = withoutEmpty(environment);
  const parsed = appSchema.safeParse(set);
  const faults = [
    ...(parsed.success ? faultsBetween(parsed.data, set) : faultsOf(parsed.error.issues, set)),
    ...functionFaults(set),
    ...securityTextFaults(securityText),
  ];
  if (!parsed.success || faults.length > 0) throw notReady(faults);
  const urls = toUrls(parsed.data, set);
  return { ...urls, ...toSettings(parsed.data, set, urls), reminder: expiryReminder(securityText, now) };
}

/** The URLs of the deployed product. @throws Error like `readDeployment`, for the settings that they follow from */
export function readUrls(environment: NodeJS.ProcessEnv): Urls {
  const set = withoutEmpty(environment);
  const parsed = urlSchema.safeParse(set);
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.error.issues, set)),
    ...functionFaults({ ALLOWED_ORIGINS: set['ALLOWED_ORIGINS'] }),
  ];
  if (!parsed.success || faults.length > 0) throw notReady(faults);
  return toUrls(parsed.data, set);
}

const notReady = (faults: readonly string[]): Error =>
  new Error(['Settings are missing or wrong. They are in .env (docs/operations.md):', ...faults].join('\n- '));

/** The settings from which firebase.json is generated. */
export function readHosting(environment: NodeJS.ProcessEnv): Hosting {
  const set = withoutEmpty(environment);
  const region = regionOf(set);
  return {
    region,
    firestoreLocation: set['FIRESTORE_LOCATION'] ?? (region === DEFAULT_REGION ? 'nam5' : region),
    hasAppCheck: set['VITE_APP_CHECK_SITE_KEY'] !== undefined,
  };
}

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[], set: NodeJS.ProcessEnv): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    const what = set[name] === undefined ? 'is missing' : 'has a value that cannot be right';
    if (!first.has(name)) first.set(name, `${name} ${what}. ${message}`);
  }
  return [...first.values()];
}

/** Settings that are right alone and wrong together. */
function faultsBetween(values: AppValues, set: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  const appHost = new URL(appUrlOf(values)).host;
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_AUTH_DOMAIN: authDomain = appHost } = values;
  if (authDomain !== appHost && values.VITE_SOCIAL_SIGN_IN === 'on')
    faults.push(
      `VITE_FIREBASE_AUTH_DOMAIN is ${authDomain} and families open ${appHost}: browsers that separate sites would lose them on the way back from Google or Apple. Leave it out, or set VITE_SOCIAL_SIGN_IN=off.`,
    );
  if (set['APP_CHECK'] === 'on' && values.VITE_APP_CHECK_SITE_KEY === undefined)
    faults.push('VITE_APP_CHECK_SITE_KEY is missing. With APP_CHECK=on, functions would refuse every visitor.');
  const storage = set['STORAGE_PUBLIC_URL'];
  if (storage !== undefined && new URL(storage).origin !== STORAGE)
    faults.push(`STORAGE_PUBLIC_URL is ${storage}, and browsers show no pictures of it. Leave it out.`);
  // `firebase deploy` sets it while it runs the build.
  const deployedTo = set['GCLOUD_PROJECT'] ?? projectId;
  if (deployedTo !== projectId)
    faults.push(
      `VITE_FIREBASE_PROJECT_ID is ${projectId}, and firebase deploys to ${deployedTo}. Choose the project with: npx firebase use ${projectId}`,
    );
  return faults;
}

const functionFaults = (set: NodeJS.ProcessEnv): string[] =>
  invalidSettings(set).map((name) => `${name} has a value that the functions reject. .env.example explains it.`);

function securityTextFaults(text: string): string[] {
  const contact = /^Contact: *(\S+)/m.exec(text)?.[1] ?? '';
  return contact.endsWith('.example') || !/^(?:mailto|https):/.test(contact)
    ? ['public/.well-known/security.txt has no address of yours. Set its Contact.']
    : [];
}

const REMINDER_DAYS = 60;

/** No fault: a date that has passed must not stop a build that mends something. */
function expiryReminder(text: string, now: number): string {
  const expires = Date.parse(/^Expires: *(\S+)/m.exec(text)?.[1] ?? '');
  return expires > now + REMINDER_DAYS * DAY_MS
    ? ''
    : 'public/.well-known/security.txt is out of date, or will be soon. Set its Expires a year ahead.';
}

/** The Hosting URL at which sign-in with Google works without further steps (docs/decisions/0134). */
const appUrlOf = ({ VITE_APP_URL: url, VITE_FIREBASE_PROJECT_ID: projectId }: UrlValues): string =>
  new URL(url ?? `https://${projectId}.firebaseapp.com`).origin;

function toUrls(values: UrlValues, set: NodeJS.ProcessEnv): Urls {
  const projectId = values.VITE_FIREBASE_PROJECT_ID;
  const appUrl = appUrlOf(values);
  const origins = [
    appUrl,
    ...(set['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin.trim() !== ''),
    `https://${projectId}.web.app`,
    `https://${projectId}.firebaseapp.com`,
  ].map((url) => new URL(url.trim()).origin);
  const functionsUrl = values.VITE_FUNCTIONS_BASE_URL ?? `https://${regionOf(set)}-${projectId}.cloudfunctions.net`;
  return {
    projectId,
    appUrl,
    functionsUrl: functionsUrl.replace(/\/+$/, ''),
    bucket: values.VITE_FIREBASE_STORAGE_BUCKET,
    origins: [...new Set(origins)],
  };
}

/** The account under which functions run; the id of an app contains the number of its project. */
const serviceAccountOf = ({ VITE_FIREBASE_APP_ID: appId }: AppValues): string =>
  `${appId.split(':')[1]}-compute@developer.gserviceaccount.com`;

function toSettings(values: AppValues, set: NodeJS.ProcessEnv, { appUrl, functionsUrl, origins }: Urls) {
  return {
    app: withStrings({
      ...values,
      VITE_APP_URL: appUrl,
      VITE_FIREBASE_AUTH_DOMAIN: values.VITE_FIREBASE_AUTH_DOMAIN ?? new URL(appUrl).host,
      VITE_FUNCTIONS_BASE_URL: functionsUrl,
    }),
    functions: {
      ...withStrings(Object.fromEntries(SETTING_NAMES.map((name) => [name, set[name] || undefined]))),
      ALLOWED_ORIGINS: origins.join(','),
      TASK_INVOKER: serviceAccountOf(values),
    },
  };
}

const withStrings = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
