import { adminContract } from '@talelantern/domain/admin/admin-action';
import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import {
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
} from '@talelantern/domain/contracts/save-image';
import { reportContract } from '@talelantern/domain/contracts/report';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { onRequest, type HttpsOptions } from 'firebase-functions/https';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import type { EventHandlerOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { region } from 'firebase-functions/v1';
import { composeTools } from './compose.ts';
import { parseBodyTimeout, parseConfig, PAYMENT_SECRETS, SECRETS } from './config.ts';
import { handleAdmin } from './handlers/admin.ts';
import { handleCreateCheckoutSession } from './handlers/create-checkout-session.ts';
import { handleCreatePortalSession } from './handlers/create-portal-session.ts';
import { handleDeleteAccount } from './handlers/delete-account.ts';
import { handleExportAccount } from './handlers/export-account.ts';
import { handleGenerateAudioNarration } from './handlers/generate-audio-narration.ts';
import { handleGenerateImage } from './handlers/generate-image.ts';
import { handleGenerateImageFromText } from './handlers/generate-image-from-text.ts';
import { handleGenerateSceneWithImages } from './handlers/generate-scene-with-images.ts';
import { handleGenerateStory } from './handlers/generate-story.ts';
import {
  handleSaveImageToStorage,
  handleSaveLocationImageToStorage,
  handleSaveSceneImageToStorage,
} from './handlers/save-picture.ts';
import { handleReport } from './handlers/report.ts';
import { handleSharePage } from './handlers/share-page.ts';
import { handleStripeWebhook } from './handlers/stripe-webhook.ts';
import { handleUpdateSharing } from './handlers/update-sharing.ts';
import { composeOnce } from './http/compose-once.ts';
import { answersRequests, keepBodiesRaw } from './http/keep-bodies-raw.ts';
import { ownOrigin } from './http/own-origin.ts';
import { serve, serveEverybody } from './http/serve.ts';
import { followSignIn } from './operations/accounts/delete-account.ts';
import { moderateComment } from './operations/comments/moderate-comment.ts';
import type { ItemCollection } from './operations/ports/owned-files.ts';
import { followItem } from './triggers/item-written.ts';
import { runAllSweeps } from './triggers/run-all-sweeps.ts';

if (answersRequests(process.env)) keepBodiesRaw(parseBodyTimeout(process.env));

// Composed by the first request, because a deployment reads this file without any settings or secrets.
const { composed, triggered } = composeOnce(() => composeTools(parseConfig(process.env)));

const REGION = 'us-central1';

// Concurrency and instances are the cap on what a bad day can cost; CORS is ours (http/cors.ts).
const OPTIONS: HttpsOptions = {
  region: REGION,
  timeoutSeconds: 300,
  secrets: SECRETS,
  invoker: 'public',
  cors: false,
};

/** For what speaks to the vendor of the plans too. */
const ALL_SECRETS = [...SECRETS, ...PAYMENT_SECRETS];

const SAVING: HttpsOptions = { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 10 };

export const saveImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveImageContract, tools, request, response, (call) => handleSaveImageToStorage(tools, call)),
  ),
);

export const saveLocationImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveLocationImageContract, tools, request, response, (call) => handleSaveLocationImageToStorage(tools, call)),
  ),
);

export const saveSceneImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveSceneImageContract, tools, request, response, (call) => handleSaveSceneImageToStorage(tools, call)),
  ),
);

/** Pictures are decoded and encoded in memory, and a scene carries up to sixteen others. */
const PAINTING: HttpsOptions = { ...OPTIONS, memory: '1GiB', concurrency: 16, maxInstances: 20 };

export const generateImage = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateImageContract, tools, request, response, (call) => handleGenerateImage(tools, call)),
  ),
);

export const generateSceneWithImages = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateSceneWithImagesContract, tools, request, response, (call) =>
      handleGenerateSceneWithImages(tools, call),
    ),
  ),
);

export const generateImageFromText = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateImageFromTextContract, tools, request, response, (call) => handleGenerateImageFromText(tools, call)),
  ),
);

export const generateStory = onRequest(
  { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 20 },
  composed((tools, request, response) =>
    serve(generateStoryContract, tools, request, response, (call) => handleGenerateStory(tools, call)),
  ),
);

/** A chapter's samples are in memory at once, and their encoding keeps a processor busy for a second or two. */
const SPEAKING: HttpsOptions = { ...OPTIONS, memory: '1GiB', concurrency: 8, maxInstances: 20 };

export const generateAudioNarration = onRequest(
  SPEAKING,
  composed((tools, request, response) =>
    serve(generateAudioNarrationContract, tools, request, response, (call) =>
      handleGenerateAudioNarration(tools, call),
    ),
  ),
);

// Beyond the eight functions of specification §7 (architecture §1).

export const updateSharing = onRequest(
  { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 10 },
  composed((tools, request, response) =>
    serve(updateSharingContract, tools, request, response, (call) => handleUpdateSharing(tools, call)),
  ),
);

/** HTML of a shared story or character, by a rewrite of Hosting (firebase.json), whose edge keeps it for a minute. */
export const sharePage = onRequest(
  { ...OPTIONS, timeoutSeconds: 30, memory: '512MiB', concurrency: 80, maxInstances: 10 },
  composed(handleSharePage),
);

/** A large account is gigabytes that are read and written once. */
export const exportAccount = onRequest(
  { ...OPTIONS, timeoutSeconds: 900, memory: '512MiB', concurrency: 4, maxInstances: 5 },
  composed((tools, request, response) =>
    serve(exportAccountContract, tools, request, response, (call) => handleExportAccount(tools, call)),
  ),
);

/** What takes longer is finished by the sweep. */
export const deleteAccount = onRequest(
  { ...OPTIONS, secrets: ALL_SECRETS, timeoutSeconds: 540, memory: '512MiB', concurrency: 10, maxInstances: 5 },
  composed((tools, request, response) =>
    serve(deleteAccountContract, tools, request, response, (call) => handleDeleteAccount(tools, call)),
  ),
);

/** Reports of visitors, a few a minute from each address; people who are signed in report by themselves (firestore.rules). */
export const report = onRequest(
  { ...OPTIONS, timeoutSeconds: 30, memory: '512MiB', concurrency: 40, maxInstances: 2 },
  composed((tools, request, response) =>
    serveEverybody(reportContract, { ...tools, countCall: tools.countReport }, request, response, ({ body }) =>
      handleReport(tools, body),
    ),
  ),
);

/** Each call asks the vendor a few times over and waits for it. */
const PAYING: HttpsOptions = {
  ...OPTIONS,
  secrets: ALL_SECRETS,
  timeoutSeconds: 120,
  memory: '512MiB',
  maxInstances: 5,
};

export const createCheckoutSession = onRequest(
  { ...PAYING, concurrency: 20 },
  composed((tools, request, response) =>
    serve(createCheckoutSessionContract, tools, request, response, (call) =>
      handleCreateCheckoutSession(tools, call, ownOrigin(request, tools.allowedOrigins)),
    ),
  ),
);

export const createPortalSession = onRequest(
  { ...PAYING, concurrency: 20 },
  composed((tools, request, response) =>
    serve(createPortalSessionContract, tools, request, response, (call) =>
      handleCreatePortalSession(tools, call, ownOrigin(request, tools.allowedOrigins)),
    ),
  ),
);

/** Called by the vendor alone: what it has not signed goes no further than its signature. */
export const stripeWebhook = onRequest({ ...PAYING, concurrency: 20 }, composed(handleStripeWebhook));

/** The admin area: one function for all of it, which few people call a few times a day (docs/decisions/0078). */
export const admin = onRequest(
  { ...OPTIONS, secrets: ALL_SECRETS, timeoutSeconds: 540, memory: '512MiB', concurrency: 20, maxInstances: 2 },
  composed((tools, request, response) =>
    serve(adminContract, tools, request, response, (call) => handleAdmin(tools, call)),
  ),
);

/** Few at a time: a script that edits its shares must not use up what the moderator allows to everybody. */
const EVENTS: EventHandlerOptions = {
  region: REGION,
  timeoutSeconds: 300,
  memory: '512MiB',
  secrets: SECRETS,
  maxInstances: 5,
  concurrency: 4,
};

/** An event whose handling fails comes again for a day. */
const followItemsOf = (collection: ItemCollection) =>
  onDocumentWritten(
    { ...EVENTS, document: `${collection}/{id}`, retry: true },
    triggered((tools, { params, data }) =>
      followItem(tools, {
        collection,
        id: params.id,
        before: data?.before.data() ?? null,
        after: data?.after.data() ?? null,
      }),
    ),
  );

export const storyWritten = followItemsOf('stories');
export const characterWritten = followItemsOf('characters');
export const locationWritten = followItemsOf('locations');

/** A comment that cannot be judged now waits for the next sweep. */
export const commentCreated = onDocumentCreated(
  { ...EVENTS, document: 'comments/{id}' },
  triggered(async (tools, { params }) => {
    await moderateComment(tools, params.id);
  }),
);

/**
 * There is no newer kind of this event (https://firebase.google.com/docs/functions/auth-events). What it begins and
 * cannot end the sweep finishes.
 */
export const signInDeleted = region(REGION)
  .runWith({ timeoutSeconds: 540, memory: '512MB', secrets: ALL_SECRETS, maxInstances: 5, failurePolicy: true })
  .auth.user()
  .onDelete(
    triggered((tools, { uid, email }) => followSignIn(tools, { uid, email: email ?? null }, tools.clock.now())),
  );

/** Puts ledgers, shares and counts in order; the local cloud's clock calls it in place of Cloud Scheduler. */
export const sweep = onSchedule(
  { schedule: 'every 15 minutes', region: REGION, timeoutSeconds: 540, memory: '512MiB', secrets: ALL_SECRETS },
  triggered(runAllSweeps),
);
