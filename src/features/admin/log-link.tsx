import { mayAdmin } from '@talelantern/domain/admin/permissions';
import { logPath } from '../../config/admin-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { AuditSubject } from './admin-keys.ts';
import { useAdmin } from './use-admin.ts';

/** Leads to all that the log says about one thing; nothing for whoever may not read the log. */
export function LogLink({ target, targetId }: AuditSubject) {
  const { admin } = useAdmin();
  if (!mayAdmin(admin, 'settings')) return null;
  return (
    <LinkButton to={logPath(target, targetId)} variant="quiet" icon="books" className="-ml-3 justify-self-start">
      All of this in the log
    </LinkButton>
  );
}
