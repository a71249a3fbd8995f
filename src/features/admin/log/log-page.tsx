import { AUDIT_TARGETS } from '@talelantern/domain/contracts/admin/audit';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { adminKeys, type AuditSubject } from '../admin-keys.ts';
import { AdminList, useAdminList } from '../admin-list.tsx';
import { AuditEntries, useTargetPath } from '../audit-entries.tsx';
import { TARGET_COPY } from '../audit-copy.ts';
import { useAdmin } from '../use-admin.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

function AuditLog({ about }: { about: AuditSubject | null }) {
  const { service } = useAdmin();
  const log = useAdminList(adminKeys.log(about), async (cursor) => {
    const { entries, next } = await service.listAudit({ ...(about && { about }), ...(cursor && { cursor }) });
    return { items: entries, next };
  });
  return (
    <>
      {about && <About about={about} />}
      <AdminList list={log} itemsName="the log" emptyText="Nothing here yet.">
        {(entries) => <AuditEntries label="Audit log" entries={entries} isOfPage={about !== null} />}
      </AdminList>
    </>
  );
}

function About({ about }: { about: AuditSubject }) {
  const path = useTargetPath()({ ...about, action: '', before: null, after: null });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper-100 px-5 py-3">
      <p className="wrap-anywhere">
        Only {TARGET_COPY[about.target].toLowerCase()} {about.targetId}
      </p>
      <div className="flex flex-wrap gap-3">
        {path !== null && (
          <LinkButton to={path} variant="quiet">
            Go there
          </LinkButton>
        )}
        <LinkButton to={ADMIN_PATHS.log} variant="quiet">
          Show everything
        </LinkButton>
      </div>
    </div>
  );
}

export function LogPage() {
  useTitle('Audit log');
  const [params] = useSearchParams();
  const subject = subjectOf(params);
  return (
    <>
      <PageHeading title="Audit log" lead="Who did what, when and why. Entries can’t be changed." />
      <AuditLog about={subject} />
    </>
  );
}

function subjectOf(params: URLSearchParams): AuditSubject | null {
  const target = AUDIT_TARGETS.find((known) => known === params.get('target'));
  const targetId = params.get('id');
  return target && targetId ? { target, targetId } : null;
}
