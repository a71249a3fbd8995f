import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createCloudPeopleBooks } from './admin/firestore/cloud-people-books.ts';
import { createFirestoreAdmins } from './admin/firestore/firestore-admins.ts';
import { createFirestoreAuditBooks } from './admin/firestore/firestore-audit-books.ts';
import { createFirestoreMessageBooks } from './admin/firestore/firestore-message-books.ts';
import { createFirestoreModerationBooks } from './admin/firestore/firestore-moderation-books.ts';
import { createFirestoreNameBooks } from './admin/firestore/firestore-name-books.ts';
import { createFirestoreOverviewBooks } from './admin/firestore/firestore-overview-books.ts';
import { createFirestoreSettingsBooks } from './admin/firestore/firestore-settings-books.ts';
import {
  createLiveSettings,
  toConfiguredSettings,
  withLiveCaps,
  withLiveModel,
  withLiveStarts,
} from './admin/live-settings.ts';
import { createSubscriptionEnder } from './billing/end-payments.ts';
import { createFirestoreBillingBooks } from './billing/firestore/firestore-billing-books.ts';
import type { NameBooks } from './admin/ports.ts';
import type { CheckoutTools } from './billing/open-checkout.ts';
import { createStripeVendor } from './billing/stripe/stripe-vendor.ts';
import type { Config } from './config.ts';
import { createCallCounter, type CallCounter } from './http/count-calls.ts';
import { createFailureCounter } from './http/count-failures.ts';
import { log } from './http/log.ts';
import type { AdminTools } from './handlers/admin.ts';
import type { SharePageTools } from './handlers/share-page.ts';
import type { EnvelopeTools } from './http/serve.ts';
import type { DepartureTools } from './operations/accounts/delete-account.ts';
import type { ExportTools } from './operations/accounts/export-account.ts';
import type { SceneWithImagesTools } from './operations/pictures/generate-scene-with-images.ts';
import type { MainPictureTools } from './operations/pictures/paint-main-picture.ts';
import { createSpendGuard } from './operations/generation/spend-guard.ts';
import type { StoryTools } from './operations/stories/generate-story.ts';
import type { Clock } from './operations/ports/clock.ts';
import type { CommentTools } from './operations/comments/moderate-comment.ts';
import type { ItemFilesTools } from './operations/items/remove-item-files.ts';
import type { Families } from './operations/ports/families.ts';
import type { Housekeeping } from './operations/ports/housekeeping.ts';
import type { NarrationTools } from './operations/narration/narrate-chapter.ts';
import type { ReportTools } from './operations/reports/report-share.ts';
import { createShownShares } from './operations/sharing/find-shown-share.ts';
import type { SharingTools } from './operations/sharing/update-sharing.ts';
import type { SavePictureTools } from './operations/pictures/save-picture.ts';
import { createChatStoryWriter } from './providers/chat-story-writer.ts';
import { createHostingShell } from './providers/hosting-shell.ts';
import { createOpenAiClient } from './providers/openai-client.ts';
import { createOpenAiImageModel } from './providers/openai-image-model.ts';
import { createOpenAiModerator } from './providers/openai-moderator.ts';
import { createOpenAiNarrator } from './providers/openai-narrator.ts';
import { createResponsesStoryWriter } from './providers/responses-story-writer.ts';
import { createAuthSignIns } from './storage/auth-sign-ins.ts';
import { createBucketArchivePacker } from './storage/bucket-archive-packer.ts';
import { createBucketFileShelf } from './storage/bucket-file-shelf.ts';
import { createBucketNarrations } from './storage/bucket-narrations.ts';
import { createBucketPictures } from './storage/bucket-pictures.ts';
import { encodeNarration } from './storage/encode-narration.ts';
import { encodePicture } from './storage/encode-picture.ts';
import { createFirestoreArchiveBooks } from './storage/firestore-archive-books.ts';
import { createFirestoreBelongings } from './storage/firestore-belongings.ts';
import { createFirestoreBooks } from './storage/firestore-books.ts';
import { createFirestoreComments } from './storage/firestore-comments.ts';
import { createFirestoreDepartures } from './storage/firestore-departures.ts';
import { createFirestoreFailures } from './storage/firestore-failures.ts';
import { createFirestoreFamilies } from './storage/firestore-families.ts';
import { createFirestoreHousekeeping } from './storage/firestore-housekeeping.ts';
import { createFirestoreOwnedFiles } from './storage/firestore-owned-files.ts';
import { createFirestorePictureStaging } from './storage/firestore-picture-staging.ts';
import { createFirestorePlaces } from './storage/firestore-places.ts';
import { createFirestoreReports } from './storage/firestore-reports.ts';
import { createFirestoreShares } from './storage/firestore-shares.ts';
import { createFirestoreSpending } from './storage/firestore-spending.ts';
import { openBucket } from './storage/open-bucket.ts';

/** Everything that the handlers are given. */
export type Tools = EnvelopeTools &
  MainPictureTools &
  SceneWithImagesTools &
  StoryTools &
  SavePictureTools &
  SharingTools &
  SharePageTools &
  ReportTools &
  NarrationTools &
  CommentTools &
  DepartureTools &
  ExportTools &
  CheckoutTools &
  AdminTools &
  ItemFilesTools & { countReport: CallCounter; housekeeping: Housekeeping; families: Families; nameBooks: NameBooks };

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (delayMs) => setTimeout(delayMs),
  every: (periodMs, task) => {
    const timer = setInterval(task, periodMs);
    return () => clearInterval(timer);
  },
};

/** Puts the real adapters behind the ports. To be called once per process: it opens the Firebase app. */
export function composeTools(config: Config): Tools {
  const app = initializeApp();
  const auth = getAuth(app);
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  const { apiKey, userHashSecret } = config;
  const settingsBooks = createFirestoreSettingsBooks(firestore);
  const live = createLiveSettings({
    read: async () => (await settingsBooks.read()).settings,
    now: systemClock.now,
    knownForMs: config.spending.knownForMs,
    log,
  });
  const text = withLiveModel(config.text, live, 'text');
  const image = withLiveModel(config.image, live, 'image');
  const moderation = withLiveModel(config.moderation, live, 'moderation');
  const speech = withLiveModel(config.speech, live, 'speech');
  const bucket = openBucket(getStorage(app));
  const shares = createFirestoreShares(firestore);
  const signIns = createAuthSignIns(auth, userHashSecret);
  const billing = {
    vendor: createStripeVendor(config.payments, log),
    billingBooks: createFirestoreBillingBooks(firestore),
    clock: systemClock,
    log,
  };
  const textClient = createOpenAiClient(apiKey, text.baseUrl);
  const createStoryWriter = text.dialect === 'chat' ? createChatStoryWriter : createResponsesStoryWriter;
  return {
    allowedOrigins: config.allowedOrigins,
    countCall: createCallCounter(config.calls),
    countFailure: createFailureCounter(createFirestoreFailures(firestore), systemClock.now, log),
    countReport: createCallCounter({ ...config.calls, callsPerMinute: config.calls.reportsPerMinute }),
    verifyApp: config.hasAppCheck ? (token) => getAppCheck(app).verifyToken(token) : null,
    verifyToken: (token) => auth.verifyIdToken(token, true),
    isEmailVerified: async (uid) => (await auth.getUser(uid)).emailVerified,
    newId: randomUUID,
    now: systemClock.now,
    settings: withLiveStarts(config.jobs, live),
    books: createFirestoreBooks(firestore, signIns.addressKeyOf),
    departures: createFirestoreDepartures(firestore),
    signIns,
    subscriptions: createSubscriptionEnder(billing),
    ...billing,
    pagesPerHour: config.payments.pagesPerHour,
    emailOf: async (uid) => (await auth.getUser(uid)).email ?? null,
    admins: createFirestoreAdmins(firestore),
    auditBooks: createFirestoreAuditBooks(firestore),
    moderationBooks: createFirestoreModerationBooks(firestore),
    settingsBooks,
    configuredSettings: configuredSettings(config),
    overviewBooks: createFirestoreOverviewBooks(firestore),
    messageBooks: createFirestoreMessageBooks(firestore),
    nameBooks: createFirestoreNameBooks(firestore),
    peopleBooks: createCloudPeopleBooks(firestore, auth),
    belongings: createFirestoreBelongings(firestore),
    fileShelf: createBucketFileShelf(bucket),
    archiveBooks: createFirestoreArchiveBooks(firestore),
    archivePacker: createBucketArchivePacker(bucket, config.storagePublicUrl, userHashSecret),
    spending: createSpendGuard(createFirestoreSpending(firestore), withLiveCaps(config.spending, live), log),
    housekeeping: createFirestoreHousekeeping(firestore),
    families: createFirestoreFamilies(firestore),
    shares,
    findShownShare: createShownShares(shares),
    findAppShell: createHostingShell({ appOrigin: config.appOrigin, fetch, clock: systemClock, log }),
    pagePlaces: { appOrigin: config.appOrigin ?? '', storageUrl: config.storagePublicUrl },
    comments: createFirestoreComments(firestore),
    reports: createFirestoreReports(firestore),
    ownedFiles: createFirestoreOwnedFiles(firestore),
    pictures: createBucketPictures(bucket, config.storagePublicUrl, userHashSecret),
    narrations: createBucketNarrations(bucket, config.storagePublicUrl, userHashSecret),
    pictureStaging: createFirestorePictureStaging(firestore, systemClock.now),
    places: createFirestorePlaces(firestore),
    encodePicture,
    encodeSound: encodeNarration,
    narrator: createOpenAiNarrator(createOpenAiClient(apiKey, speech.baseUrl), speech, log),
    narrationSettings: config.narration,
    storyWriter: createStoryWriter(textClient, text, log),
    imageModel: createOpenAiImageModel(createOpenAiClient(apiKey, image.baseUrl), image, log),
    moderator: createOpenAiModerator(createOpenAiClient(apiKey, moderation.baseUrl), moderation, log),
    pseudonymOf: createPseudonyms(userHashSecret),
  };
}

const configuredSettings = ({ jobs, spending, text, image, speech, moderation }: Config) =>
  toConfiguredSettings(jobs, spending.caps, {
    text: text.model,
    image: image.model,
    speech: speech.model,
    moderation: moderation.model,
  });

/** 64 hexadecimal characters, as many as the vendor takes for `prompt_cache_key`; nobody can go back from them. */
const createPseudonyms =
  (secret: string) =>
  (uid: string, memoryKey = ''): string =>
    createHmac('sha256', secret).update(`family:${uid}:${memoryKey}`).digest('hex');
