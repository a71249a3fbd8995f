import type { ContactMessage, MessageStatus } from '@talelantern/domain/admin/messages';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { useAdminList, type AdminPages } from '../use-admin-list.ts';

/** Contact messages of one status. */
export function useMessages(status: MessageStatus): AdminPages<ContactMessage> {
  const { service } = useAdmin();
  return useAdminList(adminKeys.messageList(status), async (cursor) => {
    const { messages, next } = await service.listMessages({ status, cursor });
    return { items: messages, next };
  });
}
