import { expect, it } from 'vitest';
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
const EDIT = { ...EVENT, concurrency: 80 };
const DELETION = { ...EVENT, concurrency: 20 };

const saving = { ...HTTPS, availableMemoryMb: MIB.saving, concurrency: 40, maxInstances: 10 };
const task = {
  ...COMMON,
  timeoutSeconds: 300,
  availableMemoryMb: MIB.pictures,
  concurrency: 16,
  maxInstances: 20,
  taskQueueTrigger: {
    invoker: ['private'],
    retryConfig: { maxAttempts: 1 },
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
    concurrency: 8,
    taskQueueTrigger: { ...task.taskQueueTrigger, rateLimits: { maxConcurrentDispatches: 160 } },
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
  chapterSaved: { ...EVENT, availableMemoryMb: MIB.pictures, concurrency: 16 },
  storyEdited: EDIT,
  characterEdited: EDIT,
  storyDeleted: DELETION,
  characterDeleted: DELETION,
  locationDeleted: DELETION,
  commentCreated: EVENT,
  signInDeleted: { ...COMMON, ...PAYMENT, timeoutSeconds: 540, availableMemoryMb: 512, maxInstances: 5 },
  sweep: { ...COMMON, ...PAYMENT, timeoutSeconds: 540, availableMemoryMb: 512 },
};

const endpoints = await readEndpoints();

it('the bundle declares region, timeout, memory and access of every function', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(EXPECTED[name], name).toBeDefined();
    expect(endpoint, name).toMatchObject(EXPECTED[name] ?? {});
  }
});

it('every function has a maximum number of instances', () => {
  for (const [name, { httpsTrigger, ...endpoint }] of Object.entries(endpoints)) {
    if (httpsTrigger === undefined) continue;
    expect(endpoint, name).toMatchObject({
      maxInstances: expect.any(Number),
      concurrency: expect.any(Number),
      availableMemoryMb: expect.any(Number),
    });
  }
});

it('the functions have the specified names', () => {
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(SPECIFIED));
});

it('the name of a task function ends with Task, so that its bodies are parsed', () => {
  const tasks = Object.entries(endpoints).filter(([, { taskQueueTrigger }]) => taskQueueTrigger !== undefined);
  expect(tasks.map(([name]) => name.slice(-4))).toEqual(['Task', 'Task']);
});
