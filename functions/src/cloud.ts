import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createFirestoreSettingsStore } from './admin/adapters/firestore-settings-store.ts';
import { createLiveSettings, withLiveModel, withLiveStarts, type LiveSettings } from './core/live-settings.ts';
import type { Config } from './config.ts';
import { systemClock } from './core/clock.ts';
import type { Bucket } from '@google-cloud/storage';
import { openBucket } from './core/open-bucket.ts';
import { log } from './core/request-log.ts';

export interface Cloud {
  app: App;
  auth: Auth;
  firestore: Firestore;
  /** The Storage SDK is loaded lazily. */
  readonly bucket: Bucket;
  /** The configuration with the models and rate limits that administrators have changed. */
  config: Config;
  deployed: Config;
  live: LiveSettings;
}

/** Initializes the Firebase app; call it once per process. */
export function openCloud(deployed: Config): Cloud {
  const app = initializeApp();
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  const live = createLiveSettings({
    read: async () => (await createFirestoreSettingsStore(firestore).read()).settings,
    now: systemClock.now,
    maxAgeMs: deployed.spending.maxAgeMs,
    log,
  });
  return {
    app,
    auth: getAuth(app),
    firestore,
    get bucket() {
      return openBucket(getStorage(app));
    },
    config: withLiveSettings(deployed, live),
    deployed,
    live,
  };
}

const withLiveSettings = (config: Config, live: LiveSettings): Config => ({
  ...config,
  text: withLiveModel(config.text, live, 'text'),
  image: withLiveModel(config.image, live, 'image'),
  moderation: withLiveModel(config.moderation, live, 'moderation'),
  speech: withLiveModel(config.speech, live, 'speech'),
  jobs: withLiveStarts(config.jobs, live),
});
