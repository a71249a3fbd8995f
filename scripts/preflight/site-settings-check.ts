import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirestoreSettingsStore } from '../../functions/src/admin/adapters/firestore-settings-store.ts';
import { chosenModels } from '../../functions/src/core/check-models.ts';
import type { Check } from './checks.ts';

/** Hands over the models that administrators chose: functions use those, whatever `.env` says. */
export const siteSettingsCheck = (
  projectId: string,
  handOver: (models: Readonly<Record<string, string>>) => void,
): Check => ({
  name: 'site settings',
  async run() {
    const app = initializeApp({ projectId }, `preflight of ${projectId}`);
    const { settings } = await createFirestoreSettingsStore(getFirestore(app)).read();
    await deleteApp(app);
    const models = chosenModels(settings);
    handOver(models);
    const lines = Object.entries(models).map(([name, model]) => `${name}=${model}`);
    return lines.length === 0 ? 'no model is chosen there' : `${lines.join(', ')} in place of .env`;
  },
});
