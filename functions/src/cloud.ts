import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createFirestoreSettingsStore } from './admin/adapters/firestore-settings-store.ts';
import { createLiveSettings, withLiveModel, withLiveStarts, type LiveSettings } from './core/live-settings.ts';
import type { Config } from './config.ts';
import { systemClock } from './core/clock.ts';
import { openBucket } from './core/open-bucket.ts';
import { log } from './core/request-log.ts';

/** Initializes the Firebase app; call it once per process. */
export function openCloud(deployed: Config) {
  const app = initializeApp();
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  const liveSettings = createLiveSettings({
    read: () => createFirestoreSettingsStore(firestore).read(),
    now: systemClock.now,
    maxAgeMs: deployed.spending.maxAgeMs,
    log,
  });
  return {
    app,
    auth: getAuth(app),
    firestore,
    /** The Storage SDK is loaded lazily. */
    get bucket() {
      return openBucket(getStorage(app));
    },
    /** The configuration with the models and rate limits that administrators have changed. */
    config: withLiveSettings(deployed, liveSettings),
    deployed,
    live: liveSettings,
  };
}

export type Cloud = ReturnType<typeof openCloud>;

const withLiveSettings = (config: Config, liveSettings: LiveSettings): Config => ({
  ...config,
  text: withLiveModel(config.text, liveSettings, 'text'),
  image: withLiveModel(config.image, liveSettings, 'image'),
  moderation: withLiveModel(config.moderation, liveSettings, 'moderation'),
  speech: withLiveModel(config.speech, liveSettings, 'speech'),
  jobs: withLiveStarts(config.jobs, liveSettings),
});
