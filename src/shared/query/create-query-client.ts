import { notifyManager, QueryClient } from '@tanstack/react-query';

interface QueryChoices {
  /** How long data is shown without asking for it again. */
  staleTime: number;
  retry: number | false;
}

/** Without a network a write fails at once, instead of being held back until the page is online. */
export function createQueryClient(queries: QueryChoices): QueryClient {
  // By default screens hear of a write in a timer, which on a busy page runs after the second press of a double tap.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
}
