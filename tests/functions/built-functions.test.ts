import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFunctions } from '../../scripts/deployment/build-deployment.ts';
import { readDeployment } from '../../scripts/deployment/read-deployment.ts';
import { LOCAL_FOLDER, PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { startFrameworkProcess, type FrameworkProcess } from '../support/framework-process.ts';
import { failure, post } from './support/function-under-test.ts';

const PROJECT = 'my-tales-4711';
const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789_abcdefghijklmnopqrst',
  VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c3d',
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_APP_URL: 'https://tales.willow.press',
  VITE_OPERATOR_NAME: 'Willow Press',
  VITE_OPERATOR_ADDRESS: '1 Lantern Lane, Oxford',
  VITE_OPERATOR_EMAIL: 'mail@willow.press',
  VITE_OPERATOR_PHONE: '+44 20 7946 0000',
};

/** The environment in which Cloud Run starts a function, including the .env that a deployment uploads. */
const cloudEnvironment = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: SETTINGS.VITE_FIREBASE_STORAGE_BUCKET }),
  K_SERVICE: 'generatestory',
  OPENAI_API_KEY: 'sk-unused',
  USER_HASH_SECRET: '0123456789abcdef',
  METADATA_SERVER_DETECTION: 'none',
};

const folder = join(LOCAL_FOLDER, process.env['TALELANTERN_TEST_PROFILE'] || 'test', 'built-functions');

const start = (settings: NodeJS.Dict<string>, target = 'generateStory'): Promise<FrameworkProcess> =>
  startFrameworkProcess({
    functionsFolder: folder,
    target,
    environment: { ...cloudEnvironment, FUNCTION_TARGET: target, ...(settings as Record<string, string>) },
  });

const preflight = (url: string, origin: string) =>
  post(url, null, undefined, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

let functionProcess: FrameworkProcess;

beforeAll(async () => {
  const text = 'Contact: mailto:mail@willow.press\nExpires: 2999-01-01T00:00:00Z';
  await buildFunctions(folder, readDeployment(SETTINGS, text, Date.now()));
  symlinkSync(join(PROJECT_ROOT, 'functions', 'node_modules'), join(folder, 'node_modules'));
  functionProcess = await start(parseEnv(readFileSync(join(folder, '.env'), 'utf8')));
});
afterAll(() => functionProcess.stop());

it.each([SETTINGS.VITE_APP_URL, `https://${PROJECT}.web.app`, `https://${PROJECT}.firebaseapp.com`])(
  'a preflight from %s is allowed, and its call gets a response that the page may read',
  async (origin) => {
    const allowed = await preflight(functionProcess.url, origin);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    const called = await post(functionProcess.url, null, {}, { headers: { origin } });
    expect(called).toMatchObject({ status: 401, json: failure('unauthenticated', 'User authentication required') });
    expect(called.headers.get('access-control-allow-origin')).toBe(origin);
  },
);

it.each(['https://tales.willow.press.evil.test', `http://${PROJECT}.web.app`, 'null'])(
  'a preflight from %s is not allowed',
  async (origin) => {
    expect((await preflight(functionProcess.url, origin)).headers.get('access-control-allow-origin')).toBeNull();
  },
);

it('a deployed task function rejects a task without a Cloud Tasks token (401) and a malformed one (400)', async () => {
  const taskFunction = await start({}, 'pictureTask');
  try {
    expect(await post(taskFunction.url, null, { data: {} })).toMatchObject({ status: 401 });
    expect(await post(taskFunction.url, null, {})).toMatchObject({ status: 400 });
  } finally {
    await taskFunction.stop();
  }
});
