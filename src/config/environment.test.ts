import { expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'tales.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'tales',
  VITE_FIREBASE_STORAGE_BUCKET: 'tales.appspot.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FUNCTIONS_BASE_URL: 'https://us-central1-tales.cloudfunctions.net/',
  VITE_SOCIAL_SIGN_IN: 'on',
};

it('the environment is production without emulators and stand-ins', () => {
  const environment = parseEnvironment(complete);
  expect(environment.emulators).toBeNull();
  expect(environment.standIns).toEqual([]);
  expect(environment.functionsBaseUrl).toBe('https://us-central1-tales.cloudfunctions.net');
});

it('the environment reads the emulators and the stand-ins', () => {
  const emulators = { auth: 'http://127.0.0.1:8404', firestore: '127.0.0.1:8402', storage: '127.0.0.1:8405' };
  const environment = parseEnvironment({
    ...complete,
    VITE_SOCIAL_SIGN_IN: 'off',
    VITE_EMULATORS: JSON.stringify(emulators),
    VITE_STAND_INS: 'openai,stripe',
  });
  expect(environment).toMatchObject({ emulators, standIns: ['openai', 'stripe'], hasSocialSignIn: false });
});

it('the environment is valid without a Storage bucket', () => {
  const { VITE_FIREBASE_STORAGE_BUCKET: _bucket, ...without } = complete;
  expect(parseEnvironment(without).firebase.storageBucket).toBe('');
});

it('the error lists every missing or invalid value', () => {
  const { VITE_FIREBASE_API_KEY: _key, ...incomplete } = complete;
  expect(() => parseEnvironment({ ...incomplete, VITE_SOCIAL_SIGN_IN: 'maybe' })).toThrow(
    'Missing or wrong settings: VITE_FIREBASE_API_KEY, VITE_SOCIAL_SIGN_IN. See .env.example.',
  );
  expect(() => parseEnvironment({ ...complete, VITE_EMULATORS: '{' })).toThrow('VITE_EMULATORS');
});
