import { adminKeys } from '../admin-keys.ts';
import { AdminList } from '../admin-list.tsx';
import { useAdmin } from '../use-admin.ts';
import { CommentRow } from './comment-row.tsx';
import type { QueueId } from './queues.ts';
import { ReportRow } from './report-row.tsx';
import { ShareRow } from './share-row.tsx';

/** What waits in one of the queues. */
export function ModerationList({ queue }: { queue: QueueId }) {
  switch (queue) {
    case 'reports':
      return <Reports status="pending" nothing="Nobody has reported anything that still waits." />;
    case 'closed':
      return <Reports status="closed" nothing="No report has been closed yet." />;
    case 'offered':
      return <Offered />;
    case 'hidden':
      return <Held hold="review" nothing="Nothing is hidden by us." />;
    case 'unfit':
      return <Held hold="unfit" nothing="The check has found nothing unfit." />;
    case 'waiting':
      return <Held hold="waiting" nothing="Nothing waits for the check." />;
    case 'comments':
      return <Comments status="held" nothing="No comment waits." />;
    case 'refused':
      return <Comments status="refused" nothing="No comment is hidden." />;
  }
}

function Reports({ status, nothing }: { status: 'pending' | 'closed'; nothing: string }) {
  const { service } = useAdmin();
  return (
    <AdminList
      label="Reports"
      queryKey={adminKeys.reports(status)}
      load={async (cursor) => {
        const { reports, next } = await service.listReports({ status, cursor });
        return { items: reports, next };
      }}
      nothing={nothing}
      keyOf={({ id }) => id}
    >
      {(report) => <ReportRow report={report} />}
    </AdminList>
  );
}

function Held({ hold, nothing }: { hold: 'review' | 'unfit' | 'waiting'; nothing: string }) {
  const { service } = useAdmin();
  return (
    <AdminList
      label="Held shares"
      queryKey={adminKeys.heldShares(hold)}
      load={async (cursor) => {
        const { shares, next } = await service.listHeldShares({ hold, cursor });
        return { items: shares, next };
      }}
      nothing={nothing}
      keyOf={({ shareId }) => shareId}
    >
      {(share) => <ShareRow share={share} />}
    </AdminList>
  );
}

function Offered() {
  const { service } = useAdmin();
  return (
    <AdminList
      label="Offered shares"
      queryKey={adminKeys.offeredShares}
      load={async (cursor) => {
        const { shares, next } = await service.listOfferedShares({ cursor });
        return { items: shares, next };
      }}
      nothing="No family has offered anything new for the public list."
      keyOf={({ shareId }) => shareId}
    >
      {(share) => <ShareRow share={share} />}
    </AdminList>
  );
}

function Comments({ status, nothing }: { status: 'held' | 'refused'; nothing: string }) {
  const { service } = useAdmin();
  return (
    <AdminList
      label="Comments"
      queryKey={adminKeys.heldComments(status)}
      load={async (cursor) => {
        const { comments, next } = await service.listHeldComments({ status, cursor });
        return { items: comments, next };
      }}
      nothing={nothing}
      keyOf={({ commentId }) => commentId}
    >
      {(comment) => <CommentRow comment={comment} isAlone />}
    </AdminList>
  );
}
