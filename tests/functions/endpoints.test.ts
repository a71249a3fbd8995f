import { expect, it } from 'vitest';
import { readEndpoints } from './support/every-function.ts';

/** The eight of specification §7. */
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
const MIB = { saving: 512, painting: 1024, telling: 512 };
const SECRETS = [{ key: 'OPENAI_API_KEY' }, { key: 'USER_HASH_SECRET' }];
const ALL_SECRETS = [...SECRETS, { key: 'STRIPE_SECRET_KEY' }, { key: 'STRIPE_WEBHOOK_SECRET' }];
/** What speaks to the vendor of the plans. */
const PAYMENT = { secretEnvironmentVariables: ALL_SECRETS };
const EVERYWHERE = { region: ['us-central1'], secretEnvironmentVariables: SECRETS };
const HTTPS = { ...EVERYWHERE, timeoutSeconds: 300, httpsTrigger: { invoker: ['public'] } };
const EVENT = { ...EVERYWHERE, timeoutSeconds: 300, availableMemoryMb: 512, concurrency: 4, maxInstances: 5 };

const saving = { ...HTTPS, availableMemoryMb: MIB.saving, concurrency: 40, maxInstances: 10 };
const painting = { ...HTTPS, availableMemoryMb: MIB.painting, concurrency: 16, maxInstances: 20 };
const paying = { ...HTTPS, ...PAYMENT, timeoutSeconds: 120, availableMemoryMb: 512, concurrency: 20, maxInstances: 5 };

const EXPECTED: Readonly<Record<string, object>> = {
  saveImageToStorage: saving,
  saveLocationImageToStorage: saving,
  saveSceneImageToStorage: saving,
  generateImage: painting,
  generateSceneWithImages: painting,
  generateImageFromText: painting,
  generateStory: { ...HTTPS, availableMemoryMb: MIB.telling, concurrency: 40, maxInstances: 20 },
  generateAudioNarration: { ...painting, concurrency: 8 },
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
  sharePage: { ...HTTPS, timeoutSeconds: 30, availableMemoryMb: 512, concurrency: 80, maxInstances: 10 },
  storyWritten: EVENT,
  characterWritten: EVENT,
  locationWritten: EVENT,
  commentCreated: EVENT,
  signInDeleted: { ...EVERYWHERE, ...PAYMENT, timeoutSeconds: 540, availableMemoryMb: 512, maxInstances: 5 },
  sweep: { ...EVERYWHERE, ...PAYMENT, timeoutSeconds: 540, availableMemoryMb: 512 },
};

const endpoints = await readEndpoints();

it('every function says where, for how long, with how much and for whom it runs', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(EXPECTED[name], name).toBeDefined();
    expect(endpoint, name).toMatchObject(EXPECTED[name] ?? {});
  }
});

it('no function may grow without end', () => {
  for (const [name, { httpsTrigger, ...endpoint }] of Object.entries(endpoints)) {
    if (httpsTrigger === undefined) continue;
    expect(endpoint, name).toMatchObject({
      maxInstances: expect.any(Number),
      concurrency: expect.any(Number),
      availableMemoryMb: expect.any(Number),
    });
  }
});

it('the functions of the specification bear its names', () => {
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(SPECIFIED));
});
