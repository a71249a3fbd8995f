import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { adminKeys, type AuditSubject } from '../admin-keys.ts';
import { AdminList } from '../admin-list.tsx';
import { AuditEntries } from '../audit-entries.tsx';
import { TARGET_WORDS } from '../audit-words.ts';
import { useAdmin } from '../use-admin.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTargetPath } from '../use-target-path.ts';

/** The audit log, newest first, page by page; of everything, or of one thing. It can only be read. */
export function AuditLog({ about }: { about: AuditSubject | null }) {
  const { service } = useAdmin();
  const log = useAdminList(adminKeys.log(about), async (cursor) => {
    const { entries, next } = await service.listAudit({ ...(about && { about }), ...(cursor && { cursor }) });
    return { items: entries, next };
  });
  return (
    <>
      {about && <About about={about} />}
      <AdminList list={log} what="the log" nothing="Nothing has been done here yet.">
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
        Only {TARGET_WORDS[about.target].toLowerCase()} {about.targetId}
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
