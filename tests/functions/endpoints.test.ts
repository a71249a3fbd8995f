import { TIMEOUT_SECONDS } from '@talelantern/domain/contracts/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { readEndpoints } from './support/endpoints.ts';

/** The names in docs/specification.md#7. */
const SPECIFIED = [
  'saveImageToStorage',
  'saveLocationImageToStorage',
  'saveSceneImageToStorage',
  'generateImage',
  'generateSceneWithImages',
  'generateImageFromText',
  'generateStory',
  'generateAudioNarration',
];
const MIB = { saving: 512, pictures: 1024, text: 512 };
const SECRETS = [{ key: 'OPENAI_API_KEY' }, { key: 'USER_HASH_SECRET' }];
const ALL_SECRETS = [...SECRETS, { key: 'STRIPE_SECRET_KEY' }, { key: 'STRIPE_WEBHOOK_SECRET' }];
/** Functions that call the payment vendor. */
const PAYMENT = { secretEnvironmentVariables: ALL_SECRETS };
const COMMON = { region: ['us-central1'], secretEnvironmentVariables: SECRETS };
const HTTPS = { ...COMMON, timeoutSeconds: 300, httpsTrigger: { invoker: ['public'] } };
const EVENT = { ...COMMON, timeoutSeconds: 300, availableMemoryMb: 512, concurrency: 4, maxInstances: 5 };
/** What starts a function, and whether a failed event is delivered again. */
const on = (event: 'created' | 'updated' | 'deleted' | 'written', collection: string, retry = true) => ({
  eventTrigger: {
    eventType: `google.cloud.firestore.document.v1.${event}`,
    eventFilterPathPatterns: { document: `${collection}/{id}` },
    retry,
  },
});
const onUpdate = (collection: string) => ({ ...EVENT, concurrency: 80, ...on('updated', collection) });
const onDelete = (collection: string) => ({ ...EVENT, concurrency: 20, ...on('deleted', collection) });

const saving = { ...HTTPS, availableMemoryMb: MIB.saving, concurrency: 40, maxInstances: 10 };
const task = {
  ...COMMON,
  timeoutSeconds: 300,
  availableMemoryMb: MIB.pictures,
  concurrency: 16,
  maxInstances: 20,
  taskQueueTrigger: {
    invoker: ['private'],
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 1, maxBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: 320 },
  },
};
const paying = { ...HTTPS, ...PAYMENT, timeoutSeconds: 120, availableMemoryMb: 512, concurrency: 20, maxInstances: 5 };

const EXPECTED: Readonly<Record<string, object>> = {
  saveImageToStorage: saving,
  saveLocationImageToStorage: saving,
  saveSceneImageToStorage: saving,
  generateImage: saving,
  generateSceneWithImages: saving,
  generateImageFromText: saving,
  pictureTask: task,
  generateStory: { ...HTTPS, availableMemoryMb: MIB.text, concurrency: 40, maxInstances: 20 },
  generateAudioNarration: saving,
  narrationTask: {
    ...task,
    concurrency: 4,
    taskQueueTrigger: { ...task.taskQueueTrigger, rateLimits: { maxConcurrentDispatches: 80 } },
  },
  updateSharing: saving,
  exportAccount: { ...HTTPS, timeoutSeconds: 900, availableMemoryMb: 512, concurrency: 4, maxInstances: 5 },
  deleteAccount: {
    ...HTTPS,
    ...PAYMENT,
    timeoutSeconds: 540,
    availableMemoryMb: 512,
    concurrency: 10,
    maxInstances: 5,
  },
  createCheckoutSession: paying,
  createPortalSession: paying,
  stripeWebhook: paying,
  admin: { ...HTTPS, ...PAYMENT, timeoutSeconds: 540, availableMemoryMb: 512, concurrency: 20, maxInstances: 2 },
  report: { ...HTTPS, timeoutSeconds: 30, availableMemoryMb: 512, concurrency: 40, maxInstances: 2 },
  reportFailure: { ...HTTPS, timeoutSeconds: 30, availableMemoryMb: 512, concurrency: 40, maxInstances: 1 },
  sharePage: { ...HTTPS, timeoutSeconds: 30, availableMemoryMb: 512, concurrency: 80, maxInstances: 10 },
  chapterSaved: { ...EVENT, concurrency: 40, ...on('written', 'stories') },
  chapterAdded: {
    ...EVENT,
    availableMemoryMb: MIB.pictures,
    concurrency: 8,
    maxInstances: 10,
    ...on('written', 'stories'),
  },
  finishedWorkDeleted: onDelete('temp'),
  storyEdited: onUpdate('stories'),
  characterEdited: onUpdate('characters'),
  storyDeleted: onDelete('stories'),
  characterDeleted: onDelete('characters'),
  locationDeleted: onDelete('locations'),
  characterNamed: { ...EVENT, concurrency: 20, ...on('written', 'characters') },
  childDeleted: { ...EVENT, ...on('deleted', 'users/{uid}/children') },
  childNamed: { ...EVENT, concurrency: 20, ...on('written', 'users/{uid}/children') },
  // A comment that could not be moderated is moderated by the next sweep.
  commentCreated: { ...EVENT, ...on('created', 'comments', false) },
  signInDeleted: {
    ...EVENT,
    ...PAYMENT,
    timeoutSeconds: 540,
    eventTrigger: { eventType: 'google.firebase.auth.user.v2.deleted', retry: true },
  },
  sweep: {
    ...COMMON,
    ...PAYMENT,
    timeoutSeconds: 540,
    availableMemoryMb: 512,
    maxInstances: 1,
    scheduleTrigger: { schedule: 'every 15 minutes' },
  },
};

const endpoints = await readEndpoints();

it('the bundle declares region, timeout, memory and access of every function', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(endpoint, name).toMatchObject(EXPECTED[name] ?? {});
  }
});

const contractSchema = z.object({ name: z.string(), timeoutSeconds: z._default(z.number(), TIMEOUT_SECONDS) });

it('a function ends at the time limit of its contract, which the app waits for', async () => {
  const folder = join(PROJECT_ROOT, 'domain', 'contracts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))));
  const limits = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, value]) => contractSchema.safeParse(value).data ?? []);
  const withoutContract = ['sharePage', 'stripeWebhook'];
  const called = Object.entries(endpoints).filter(
    ([name, { httpsTrigger }]) => httpsTrigger !== undefined && !withoutContract.includes(name),
  );
  expect(Object.fromEntries(called.map(([name, { timeoutSeconds }]) => [name, timeoutSeconds]))).toEqual(
    Object.fromEntries(limits.map(({ name, timeoutSeconds }) => [name, timeoutSeconds])),
  );
});

it('every function is of the 2nd generation, because the 1st has no Node 24', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint, name).toMatchObject({ platform: 'gcfv2' });
});

it('every function has a maximum number of instances, and the quota of the operations page allows the largest', () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs', 'operations.md'), 'utf8');
  const quota = Number(/may start up to (\d+) instances/.exec(page)?.[1]);
  const limits = Object.entries(endpoints).map(([name, endpoint]) => {
    expect(endpoint, name).toMatchObject({ maxInstances: expect.any(Number), availableMemoryMb: expect.any(Number) });
    return Number(endpoint['maxInstances']);
  });
  expect(Math.max(...limits)).toBe(quota);
});

it('every HTTPS function has a limit on its concurrency: the requests that one instance handles at the same time', () => {
  for (const [name, { httpsTrigger, ...endpoint }] of Object.entries(endpoints)) {
    if (httpsTrigger === undefined) continue;
    expect(endpoint, name).toMatchObject({ concurrency: expect.any(Number) });
  }
});

it('the functions have the specified names', () => {
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(SPECIFIED));
});

it('the name of a task function ends with Task, so that its bodies are parsed', () => {
  const tasks = Object.entries(endpoints).filter(([, { taskQueueTrigger }]) => taskQueueTrigger !== undefined);
  expect(tasks.map(([name]) => name.slice(-4))).toEqual(['Task', 'Task']);
});
