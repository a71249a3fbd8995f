import { useInfiniteQuery } from '@tanstack/react-query';
import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../try-again.tsx';
import { adminKeys, type AuditSubject } from '../admin-keys.ts';
import { AuditEntries } from '../audit-entries.tsx';
import { TARGET_WORDS } from '../audit-words.ts';
import { useAdmin } from '../use-admin.ts';

/** The audit log, newest first, page by page; of everything, or of one thing. It can only be read. */
export function AuditLog({ about }: { about: AuditSubject | null }) {
  const log = useAuditLog(about);
  if (log.isPending) return <Skeletons label="Loading the log" shape="lines" count={6} />;
  if (!log.data) return <TryAgain message={log.error.message} onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  return (
    <>
      {about && <About about={about} />}
      {entries.length === 0 ? (
        <p className="rounded-card bg-paper-100 px-5 py-8 text-soft">Nothing has been done here yet.</p>
      ) : (
        <AuditEntries label="Audit log" entries={entries} />
      )}
      <div aria-live="polite" className="grid justify-items-center gap-3">
        {log.error && <p className="text-soft">{log.error.message}</p>}
        {log.hasNextPage && (
          <Button
            variant="line"
            busy={log.isFetchingNextPage}
            busyLabel="Looking further back…"
            onClick={() => void log.fetchNextPage()}
          >
            {log.error ? 'Try again' : 'Show earlier'}
          </Button>
        )}
      </div>
    </>
  );
}

function useAuditLog(about: AuditSubject | null) {
  const { service } = useAdmin();
  return useInfiniteQuery({
    queryKey: adminKeys.log(about),
    queryFn: ({ pageParam: cursor }) => service.listAudit({ ...(about && { about }), ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
}

function About({ about }: { about: AuditSubject }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft wrap-anywhere">
        Only {TARGET_WORDS[about.target].toLowerCase()} {about.targetId}
      </p>
      <LinkButton to={ADMIN_PATHS.log} variant="quiet">
        Show everything
      </LinkButton>
    </div>
  );
}
