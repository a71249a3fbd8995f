import { composeAccountDeletion } from '../accounts/compose-deletion.ts';
import type { Cloud } from '../cloud.ts';
import { createCloudUserStore } from './adapters/cloud-user-store.ts';
import { createFirestoreAdmins } from './adapters/firestore-admins.ts';
import { createFirestoreAuditStore } from './adapters/firestore-audit-store.ts';
import { createFirestoreMessageStore } from './adapters/firestore-message-store.ts';
import { createFirestoreModerationStore } from './adapters/firestore-moderation-store.ts';
import { createFirestoreNameStore } from './adapters/firestore-name-store.ts';
import { createFirestoreOverviewStore } from './adapters/firestore-overview-store.ts';
import { createFirestoreSettingsStore } from './adapters/firestore-settings-store.ts';
import { toConfiguredSettings } from '../core/live-settings.ts';

export function composeAdmin(cloud: Cloud) {
  const { auth, firestore, deployed } = cloud;
  return {
    ...composeAccountDeletion(cloud),
    admins: createFirestoreAdmins(firestore),
    auditStore: createFirestoreAuditStore(firestore),
    moderationStore: createFirestoreModerationStore(firestore),
    settingsStore: createFirestoreSettingsStore(firestore),
    configuredSettings: toConfiguredSettings(deployed.jobs, deployed.spending.caps, {
      text: deployed.text.model,
      image: deployed.image.model,
      speech: deployed.speech.model,
      moderation: deployed.moderation.model,
    }),
    prices: deployed.spending.prices,
    overviewStore: createFirestoreOverviewStore(firestore),
    messageStore: createFirestoreMessageStore(firestore),
    nameStore: createFirestoreNameStore(firestore),
    userStore: createCloudUserStore(firestore, auth),
  };
}
