import { AdminList, AdminRows } from '../admin-list.tsx';
import type { AdminPages } from '../use-admin-list.ts';
import { CommentRow } from './comment-row.tsx';
import type { Queue, QueueItem } from './queues.ts';
import { ReportRow } from './report-row.tsx';
import { ShareRow } from './share-row.tsx';

interface ModerationListProps {
  queue: Queue;
  list: AdminPages<QueueItem>;
}

/** What waits in one of the queues. */
export const ModerationList = ({ queue: { label, about, nothing }, list }: ModerationListProps) => (
  <AdminList list={list} what={label.toLowerCase()} nothing={nothing}>
    {(items) => (
      <>
        <p className="max-w-[75ch] text-soft">{about}</p>
        <AdminRows label={label} items={items} keyOf={({ id }) => id}>
          {(item) => <QueueRow item={item} />}
        </AdminRows>
      </>
    )}
  </AdminList>
);

function QueueRow({ item }: { item: QueueItem }) {
  switch (item.is) {
    case 'report':
      return <ReportRow report={item.report} />;
    case 'share':
      return <ShareRow share={item.share} />;
    case 'comment':
      return <CommentRow comment={item.comment} isAlone />;
  }
}
