import { mayAdmin } from '@talelantern/domain/admin/permissions';
import { personPath } from '../../config/admin-paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { useAdmin } from './use-admin.ts';

/** A link to an account, for administrators who may open it. */
export function AccountLink({ uid, children }: { uid: string | null; children: string }) {
  const { admin } = useAdmin();
  if (uid === null || !mayAdmin(admin, 'people')) return null;
  return (
    <AppLink to={personPath(uid)} className="inline-block py-2.5">
      {children}
    </AppLink>
  );
}
