import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import type { SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readNumber, readRecord, type StoredData } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';
import type { Firestore } from 'firebase-admin/firestore';
import { appendAudit } from './firestore-audit-store.ts';
import { readSiteSettings } from './read-site-settings.ts';
import type { AuditedAction } from '../ports/ports.ts';

/** `settings/current`; the banner is copied to `notices/banner`, which everyone may read. */
export function createFirestoreSettingsStore(firestore: Firestore) {
  const current = firestore.doc('settings/current');
  return {
    /** `ignored` are the paths of stored values that are not valid. */
    async read() {
      const data = (await current.get()).data();
      return { ...readSiteSettings(data), revision: readNumber(data?.['revision']) };
    },
    /** @throws AppError `in_progress` when `revision` is outdated. */
    change: (settings: SiteSettings, revision: number, act: AuditedAction) =>
      firestore.runTransaction(async (transaction) => {
        const data = (await transaction.get(current)).data();
        const { settings: storedSettings, ignored } = readSiteSettings(data);
        const before = { settings: storedSettings, revision: readNumber(data?.['revision']) };
        if (before.revision !== revision) throw new AppError('in_progress', CHANGED_MEANWHILE, { field: 'revision' });
        if (isSameData(storedSettings, settings) && ignored.length === 0) return before;
        const after = { settings, revision: revision + 1 };
        transaction.set(current, { ...withStoredFields(settings, data), revision: after.revision });
        transaction.set(firestore.doc('notices/banner'), { text: settings.banner });
        appendAudit(firestore, transaction, act, {
          target: 'settings',
          targetId: 'current',
          before: storedSettings,
          after: settings,
        });
        return after;
      }),
  };
}

/** Fields that this version does not know stay as they are stored (docs/decisions/0239). */
const withStoredFields = (settings: SiteSettings, stored: StoredData = {}): StoredData => ({
  ...stored,
  spendCapMicros: { ...readRecord(stored['spendCapMicros']), ...settings.spendCapMicros },
  starts: { ...readRecord(stored['starts']), ...settings.starts },
  models: { ...readRecord(stored['models']), ...settings.models },
  banner: settings.banner,
});
