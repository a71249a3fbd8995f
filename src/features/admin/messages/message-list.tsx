import type { MessageStatus } from '@talelantern/domain/admin/messages';
import { adminKeys } from '../admin-keys.ts';
import { AdminList } from '../admin-list.tsx';
import { useAdmin } from '../use-admin.ts';
import { MessageRow } from './message-row.tsx';
import { NOTHING_THERE } from './message-words.ts';

/** Contact messages of one status. */
export function MessageList({ status }: { status: MessageStatus }) {
  const { service } = useAdmin();
  return (
    <AdminList
      label="Messages"
      queryKey={adminKeys.messageList(status)}
      load={async (cursor) => {
        const { messages, next } = await service.listMessages({ status, cursor });
        return { items: messages, next };
      }}
      nothing={NOTHING_THERE[status]}
      keyOf={({ id }) => id}
    >
      {(message) => <MessageRow message={message} />}
    </AdminList>
  );
}
