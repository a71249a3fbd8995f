import { AUDIT_TARGETS } from '@talelantern/domain/admin/audit';
import { useSearchParams } from 'react-router-dom';
import type { AuditSubject } from '../../features/admin/admin-keys.ts';
import { AuditLog } from '../../features/admin/log/audit-log.tsx';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/log`: what administrators did. `?target=` and `?id=` show one thing alone. */
export function LogPage() {
  useTitle('Audit log');
  const [params] = useSearchParams();
  const about = subjectOf(params);
  return (
    <>
      <PageHeading title="Audit log" lead="Who did what, when and why. Nobody can change it." />
      <AuditLog about={about} />
    </>
  );
}

function subjectOf(params: URLSearchParams): AuditSubject | null {
  const target = AUDIT_TARGETS.find((known) => known === params.get('target'));
  const targetId = params.get('id');
  return target && targetId ? { target, targetId } : null;
}
