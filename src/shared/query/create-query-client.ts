import { notifyManager, QueryClient } from '@tanstack/react-query';

interface QueryChoices {
  /** How long data is used without refetching. */
  staleTime: number;
  retry: number | false;
}

/** Without a network, a write fails immediately instead of waiting for the network. */
export function createQueryClient(queries: QueryChoices): QueryClient {
  // Notifies screens in a microtask: the default timer may run only after the second click of a double tap.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
}
