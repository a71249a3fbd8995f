import { MESSAGE_STATUSES } from '@talelantern/domain/admin/messages';
import { useSearchParams } from 'react-router-dom';
import { MessageList } from '../../features/admin/messages/message-list.tsx';
import { STATUS_LABELS } from '../../features/admin/messages/message-words.ts';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

const STATUS = 'status';

/** `/admin/messages`: what families wrote; `?status=` says which of them. */
export function MessagesPage() {
  useTitle('Messages');
  const [params, setParams] = useSearchParams();
  const status = MESSAGE_STATUSES.find((known) => known === params.get(STATUS)) ?? 'pending';
  return (
    <>
      <PageHeading title="Messages" lead="What families wrote to us. The oldest waits longest." />
      <SegmentedChoice
        label="Which messages"
        hideLabel
        options={STATUS_LABELS}
        value={status}
        onChange={(next) => setParams({ [STATUS]: next })}
      />
      <MessageList key={status} status={status} />
    </>
  );
}
