import { MESSAGE_STATUSES, type MessageStatus } from '@talelantern/domain/accounts/contact-message';
import type { ContactMessage } from '@talelantern/domain/contracts/admin/messages';
import { useSearchParams } from 'react-router-dom';
import { AdminList, type AdminPages, AdminRows, useAdminList } from '../admin-list.tsx';
import { MessageRow } from './message-row.tsx';
import { EMPTY_COPY, STATUS_LABELS } from './message-copy.ts';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { ADMIN_PARAMS } from '../../../config/admin-paths.ts';
import { type Counted, CountedAt, useReportLoadedCount, useWaitingCounts, WithCount } from '../waiting-counts.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';

const MessageList = ({ status, list }: { status: MessageStatus; list: AdminPages<ContactMessage> }) => (
  <AdminList list={list} itemsName="the messages" emptyText={EMPTY_COPY[status]}>
    {(messages) => (
      <AdminRows label="Messages" items={messages} keyOf={({ id }) => id}>
        {(message) => <MessageRow message={message} />}
      </AdminRows>
    )}
  </AdminList>
);

function useMessages(status: MessageStatus): AdminPages<ContactMessage> {
  const { service } = useAdmin();
  return useAdminList(adminKeys.messageList(status), async (cursor) => {
    const { messages, next } = await service.listMessages({ status, cursor });
    return { items: messages, next };
  });
}

const COUNT_BY_STATUS: Readonly<Record<MessageStatus, Counted | null>> = {
  pending: 'pendingMessages',
  in_progress: 'messagesInProgress',
  resolved: null,
};

export function MessagesPage() {
  useTitle('Messages');
  const [params, setParams] = useSearchParams();
  const status = MESSAGE_STATUSES.find((known) => known === params.get(ADMIN_PARAMS.status)) ?? 'pending';
  const list = useMessages(status);
  const waitingCounts = useWaitingCounts();
  useReportLoadedCount(COUNT_BY_STATUS[status], list);
  const countOf = (of: MessageStatus): number | null => {
    const countName = COUNT_BY_STATUS[of];
    return countName && waitingCounts.count(countName);
  };
  return (
    <>
      <PageHeading title="Messages" lead="What families wrote to us." />
      <SegmentedChoice
        label="Which messages"
        hideLabel
        options={STATUS_LABELS.map(({ value, label }) => ({
          value,
          label: <WithCount count={countOf(value)}>{label}</WithCount>,
        }))}
        value={status}
        onChange={(next) => setParams({ [ADMIN_PARAMS.status]: next })}
      />
      <MessageList key={status} status={status} list={list} />
      <CountedAt waiting={waitingCounts} />
    </>
  );
}
