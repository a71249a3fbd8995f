import type { ContactMessage, MessageStatus } from '@talelantern/domain/admin/messages';
import { AdminList, AdminRows } from '../admin-list.tsx';
import type { AdminPages } from '../use-admin-list.ts';
import { MessageRow } from './message-row.tsx';
import { NOTHING_THERE } from './message-words.ts';

interface MessageListProps {
  status: MessageStatus;
  list: AdminPages<ContactMessage>;
}

/** Contact messages of one status. */
export const MessageList = ({ status, list }: MessageListProps) => (
  <AdminList list={list} what="the messages" nothing={NOTHING_THERE[status]}>
    {(messages) => (
      <AdminRows label="Messages" items={messages} keyOf={({ id }) => id}>
        {(message) => <MessageRow message={message} />}
      </AdminRows>
    )}
  </AdminList>
);
