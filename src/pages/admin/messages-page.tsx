import { MESSAGE_STATUSES, type MessageStatus } from '@talelantern/domain/admin/messages';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_PARAMS } from '../../config/admin-paths.ts';
import { CountedAt } from '../../features/admin/counted-at.tsx';
import { MessageList } from '../../features/admin/messages/message-list.tsx';
import { STATUS_LABELS } from '../../features/admin/messages/message-words.ts';
import { useMessages } from '../../features/admin/messages/use-messages.ts';
import { useTellSeen, useWaiting, type Counted } from '../../features/admin/use-waiting.ts';
import { WithCount } from '../../features/admin/with-count.tsx';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

const COUNTED: Readonly<Record<MessageStatus, Counted | null>> = {
  pending: 'pendingMessages',
  in_progress: 'messagesInProgress',
  resolved: null,
};

/** `/admin/messages`: what families wrote; `?status=` says which of them. */
export function MessagesPage() {
  useTitle('Messages');
  const [params, setParams] = useSearchParams();
  const status = MESSAGE_STATUSES.find((known) => known === params.get(ADMIN_PARAMS.status)) ?? 'pending';
  const list = useMessages(status);
  const waiting = useWaiting();
  useTellSeen(COUNTED[status], list);
  const countOf = (of: MessageStatus): number | null => {
    const counted = COUNTED[of];
    return counted && waiting.count(counted);
  };
  return (
    <>
      <PageHeading title="Messages" lead="What families wrote to us. The oldest waits longest." />
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
      <CountedAt waiting={waiting} />
    </>
  );
}
