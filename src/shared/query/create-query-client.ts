import { QueryClient } from '@tanstack/react-query';

interface QueryChoices {
  /** How long data is shown without asking for it again. */
  staleTime: number;
  retry: number | false;
}

/** Without a network a write fails at once, instead of being held back until the page is online. */
export const createQueryClient = (queries: QueryChoices): QueryClient =>
  new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
