import type { AuditEntry } from '@talelantern/domain/admin/audit';
import { mayAdmin } from '@talelantern/domain/admin/permissions';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import { ADMIN_PATHS, messagesPath, personPath, sharedItemPath } from '../../config/admin-paths.ts';
import { useAdmin } from './use-admin.ts';

type Subject = Pick<AuditEntry, 'action' | 'target' | 'targetId' | 'before' | 'after'>;

/** Where what an entry is about can be seen; null where it is gone, or not this administrator's to see. */
export function useTargetPath(): (subject: Subject) => string | null {
  const { admin } = useAdmin();
  return (subject) => {
    switch (subject.target) {
      case 'person':
      case 'admin':
        return mayAdmin(admin, 'people') && subject.action !== 'deletePerson' ? personPath(subject.targetId) : null;
      case 'share':
        return mayAdmin(admin, 'moderation') ? sharedItemPath(subject.targetId) : null;
      case 'comment': {
        const shareId = shareOf(subject);
        return mayAdmin(admin, 'moderation') && shareId !== '' ? sharedItemPath(shareId) : null;
      }
      case 'message':
        return mayAdmin(admin, 'messages') ? messagesPath(readText(subject.after?.['status'])) : null;
      case 'settings':
        return mayAdmin(admin, 'settings') ? ADMIN_PATHS.settings : null;
    }
  };
}

/** A comment is seen beside what it is about. */
function shareOf({ before, after }: Subject): string {
  const [old, now] = [before, after].map((state) => (isRecord(state) ? readText(state['shareId']) : ''));
  return now || old || '';
}
