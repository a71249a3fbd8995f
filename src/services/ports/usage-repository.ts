import type { Usage } from '@talelantern/domain/usage/usage';

/** What the functions have counted, by id of the usage document. */
export interface UsageRepository {
  find: (usageId: string) => Promise<Usage>;
}
