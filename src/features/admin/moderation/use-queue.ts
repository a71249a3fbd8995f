import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { useAdminList, type AdminPages } from '../use-admin-list.ts';
import type { Queue, QueueItem } from './queues.ts';

/** What waits in one of the queues. */
export function useQueue({ value, load }: Queue): AdminPages<QueueItem> {
  const { service } = useAdmin();
  return useAdminList(adminKeys.queue(value), (cursor) => load(service, cursor));
}
