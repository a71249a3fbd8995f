import { CHANGED_MEANWHILE } from '@talelantern/domain/admin/admin-action';
import { AS_CONFIGURED, placeSettingsSchema, type PlaceSettings } from '@talelantern/domain/admin/place-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readNumber, type StoredData } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { SettingsBooks } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';

/** `settings/current`; its banner stands in `notices/banner` too, which everybody may read. */
export function createFirestoreSettingsBooks(firestore: Firestore): SettingsBooks {
  const current = firestore.doc('settings/current');
  return {
    async read() {
      const data = (await current.get()).data();
      return { settings: toSettings(data), revision: readNumber(data?.['revision']) };
    },
    change: (settings, revision, act) =>
      firestore.runTransaction(async (transaction) => {
        const data = (await transaction.get(current)).data();
        const before = { settings: toSettings(data), revision: readNumber(data?.['revision']) };
        if (before.revision !== revision) throw new AppError('in_progress', CHANGED_MEANWHILE, { field: 'revision' });
        if (JSON.stringify(before.settings) === JSON.stringify(settings)) return before;
        const after = { settings, revision: revision + 1 };
        transaction.set(current, { ...settings, revision: after.revision });
        transaction.set(firestore.doc('notices/banner'), { text: settings.banner });
        appendAudit(firestore, transaction, act, {
          target: 'settings',
          targetId: 'current',
          before: before.settings,
          after: settings,
        });
        return after;
      }),
  };
}

/** What cannot be understood counts as not set. */
function toSettings(data: StoredData | undefined): PlaceSettings {
  const parsed = placeSettingsSchema.safeParse(data);
  return parsed.success ? parsed.data : AS_CONFIGURED;
}
