import { securityHeaders } from '@talelantern/domain/web/security-headers';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../src/config/environment.ts';
import { readDeployment, readHosting } from './read-deployment.ts';

const NOW = Date.parse('2026-11-26');
const SECURITY_TEXT = 'Contact: mailto:mail@willow.press\nExpires: 2027-11-01T00:00:00Z\n';

/** Everything that a deployment needs; each value could be real. */
const COMPLETE = {
  VITE_FIREBASE_PROJECT_ID: 'my-tales-4711',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789_abcdefghijklmnopqrst',
  VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c3d',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-tales-4711.firebasestorage.app',
  VITE_OPERATOR_NAME: 'Willow Press',
  VITE_OPERATOR_ADDRESS: '1 Lantern Lane, Oxford',
  VITE_OPERATOR_EMAIL: 'mail@willow.press',
  VITE_OPERATOR_PHONE: '+44 20 7946 0000',
};

const readSettings = (environment: Readonly<Record<string, string>>, securityText = SECURITY_TEXT) =>
  readDeployment(environment, securityText, NOW);

describe('a complete deployment', () => {
  it('the URLs of the app and its functions follow from the project', () => {
    const { app, appUrl, functionsUrl } = readSettings(COMPLETE);
    expect(appUrl).toBe('https://my-tales-4711.firebaseapp.com');
    expect(functionsUrl).toBe('https://us-central1-my-tales-4711.cloudfunctions.net');
    expect(parseEnvironment(app)).toMatchObject({
      functionsBaseUrl: functionsUrl,
      firebase: { authDomain: 'my-tales-4711.firebaseapp.com' },
      hasSocialSignIn: true,
      emulators: null,
    });
  });

  it('both Hosting URLs and the app’s own URL may call functions, the app’s own first', () => {
    expect(readSettings(COMPLETE).functions['ALLOWED_ORIGINS']).toBe(
      'https://my-tales-4711.firebaseapp.com,https://my-tales-4711.web.app',
    );
    const own = {
      ...COMPLETE,
      VITE_APP_URL: 'https://Tales.Willow.press/',
      ALLOWED_ORIGINS: 'https://beta.willow.press/',
    };
    expect(readSettings(own).functions['ALLOWED_ORIGINS']).toBe(
      'https://tales.willow.press,https://beta.willow.press,https://my-tales-4711.web.app,https://my-tales-4711.firebaseapp.com',
    );
    expect(readSettings(own).app['VITE_FIREBASE_AUTH_DOMAIN']).toBe('tales.willow.press');
  });

  it('only the account under which functions run may run their tasks', () => {
    expect(readSettings(COMPLETE).functions['TASK_INVOKER']).toBe('123456789-compute@developer.gserviceaccount.com');
  });

  it('a different region changes the functions’ URL, their setting and the database’s default location', () => {
    const environment = { ...COMPLETE, FUNCTIONS_REGION: 'europe-west1' };
    expect(readSettings(environment)).toMatchObject({
      functionsUrl: 'https://europe-west1-my-tales-4711.cloudfunctions.net',
      functions: { FUNCTIONS_REGION: 'europe-west1' },
    });
    expect(readHosting(environment)).toEqual({
      region: 'europe-west1',
      firestoreLocation: 'europe-west1',
      hasAppCheck: false,
    });
    expect(readHosting({ FIRESTORE_LOCATION: 'eur3', VITE_APP_CHECK_SITE_KEY: 'key' })).toEqual({
      region: 'us-central1',
      firestoreLocation: 'eur3',
      hasAppCheck: true,
    });
    expect(readHosting({})).toMatchObject({ region: 'us-central1', firestoreLocation: 'nam5' });
  });

  it('a deployment’s settings contain no secrets and no empty values', () => {
    const secrets = { OPENAI_API_KEY: 'sk-real', STRIPE_SECRET_KEY: 'sk_live_1' };
    const { app, functions } = readSettings({ ...COMPLETE, ...secrets, TEXT_MODEL: 'tales-1', IMAGE_MODEL: '' });
    expect(JSON.stringify([app, functions])).not.toMatch(/sk-real|sk_live/);
    expect(functions).toMatchObject({ TEXT_MODEL: 'tales-1' });
    expect(functions).not.toHaveProperty('IMAGE_MODEL');
  });
});

describe('an incomplete deployment', () => {
  it.each([
    ['VITE_FIREBASE_PROJECT_ID', 'Set the id of your Firebase project (not its name).'],
    ['VITE_FIREBASE_API_KEY', 'Copy it from the Firebase console: project settings, General, your apps (a web app).'],
    ['VITE_FIREBASE_APP_ID', 'It looks like 1:123:web:abc.'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'It looks like my-tales.firebasestorage.app.'],
    ['VITE_OPERATOR_NAME', 'The privacy policy and the terms name who runs the product.'],
    ['VITE_OPERATOR_ADDRESS', 'Set a postal address on one line.'],
    ['VITE_OPERATOR_EMAIL', 'Set a mail address that you read.'],
  ])('a build without %s says what to do', (name, advice) => {
    for (const value of [undefined, '', '  ']) {
      const others = Object.fromEntries(Object.entries(COMPLETE).filter(([other]) => other !== name));
      const environment = value === undefined ? others : { ...others, [name]: value };
      expect(() => readSettings(environment)).toThrow(`- ${name} is missing. `);
      expect(() => readSettings(environment)).toThrow(advice);
    }
  });

  it('a build without any setting lists all that are missing', () => {
    const missing = Object.keys(COMPLETE).map((name) => `- ${name} is missing`);
    for (const line of missing) expect(() => readSettings({})).toThrow(line);
  });

  it.each([
    ['VITE_FIREBASE_PROJECT_ID', 'YOUR-PROJECT'],
    ['VITE_FIREBASE_PROJECT_ID', 'demo-tales'],
    ['VITE_FIREBASE_API_KEY', '<your key of the console>'],
    ['VITE_FIREBASE_APP_ID', '1:123:android:abc'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://my-tales.appspot.com'],
    ['VITE_FUNCTIONS_BASE_URL', 'https://us-central1-YOUR-PROJECT.cloudfunctions.net'],
    ['VITE_FUNCTIONS_BASE_URL', 'https://functions.willow.press'],
    ['VITE_FUNCTIONS_BASE_URL', 'https://us-central1-tales.cloudfunctions.net.willow.press'],
    ['VITE_APP_URL', 'http://my-tales.web.app'],
    ['VITE_APP_URL', 'https://my-tales.web.app/app'],
    ['VITE_APP_URL', 'my-tales.web.app'],
    ['VITE_SOCIAL_SIGN_IN', 'yes'],
    ['VITE_OPERATOR_EMAIL', 'mail@talelantern.example'],
    ['VITE_OPERATOR_PHONE', 'by mail only'],
    ['VITE_OPERATOR_LEGAL', '<register and number>'],
    ['VITE_EMULATORS', '{}'],
    ['VITE_STAND_INS', 'openai'],
  ])('a build refuses %s=%s', (name, value) => {
    expect(() => readSettings({ ...COMPLETE, [name]: value })).toThrow(`- ${name} has a value that cannot be right. `);
  });

  it.each([
    ['ALLOWED_ORIGINS', 'my-tales.web.app'],
    ['FUNCTIONS_REGION', 'Europe'],
    ['MIN_INSTANCES', 'many'],
    ['TRUSTED_PROXIES', '0'],
  ])('a build refuses what the functions would refuse: %s=%s', (name, value) => {
    expect(() => readSettings({ ...COMPLETE, [name]: value })).toThrow(
      `- ${name} has a value that the functions reject.`,
    );
  });

  it('a build refuses a sign-in domain that is not the app’s URL', () => {
    const environment = { ...COMPLETE, VITE_FIREBASE_AUTH_DOMAIN: 'my-tales-4711.web.app' };
    expect(() => readSettings(environment)).toThrow(
      'VITE_FIREBASE_AUTH_DOMAIN is my-tales-4711.web.app and families open',
    );
    expect(() => readSettings({ ...environment, VITE_SOCIAL_SIGN_IN: 'off' })).not.toThrow();
  });

  it('a build refuses URLs that the content security policy keeps browsers from', () => {
    const storage = { ...COMPLETE, STORAGE_PUBLIC_URL: 'https://files.willow.press' };
    expect(() => readSettings(storage)).toThrow('STORAGE_PUBLIC_URL is https://files.willow.press');
    const allowed = {
      ...COMPLETE,
      STORAGE_PUBLIC_URL: 'https://firebasestorage.googleapis.com',
      VITE_FUNCTIONS_BASE_URL: 'https://europe-west1-my-tales-4711.cloudfunctions.net/',
    };
    const policy = securityHeaders()['Content-Security-Policy'];
    expect(policy).toMatch(/connect-src[^;]* https:\/\/\*\.cloudfunctions\.net/);
    expect(policy).toContain(allowed.STORAGE_PUBLIC_URL);
    expect(readSettings(allowed).functionsUrl).toBe('https://europe-west1-my-tales-4711.cloudfunctions.net');
  });

  it('a build refuses required App Check tokens that the app cannot send', () => {
    expect(() => readSettings({ ...COMPLETE, APP_CHECK: 'on' })).toThrow('VITE_APP_CHECK_SITE_KEY is missing');
  });

  it('a build for one project cannot be deployed to a different one', () => {
    expect(() => readSettings({ ...COMPLETE, GCLOUD_PROJECT: 'other-tales' })).toThrow(
      'firebase deploys to other-tales',
    );
    expect(() => readSettings({ ...COMPLETE, GCLOUD_PROJECT: 'my-tales-4711' })).not.toThrow();
  });

  it('a build refuses a security.txt with the example’s address, and reminds of one that ends within 60 days', () => {
    const example = 'Contact: mailto:security@talelantern.example\nExpires: 2027-11-01T00:00:00Z\n';
    expect(() => readSettings(COMPLETE, example)).toThrow('security.txt has no address of yours');
    const reminderAt = (expires: string) =>
      readSettings(COMPLETE, SECURITY_TEXT.replace('2027-11-01T00:00:00Z', expires)).reminder;
    expect(reminderAt('2027-01-26T00:00:00Z')).toBe('');
    for (const expires of ['2027-01-25T00:00:00Z', '2026-11-25T00:00:00Z', 'soon'])
      expect(reminderAt(expires)).toContain('security.txt is out of date, or will be soon');
  });
});
