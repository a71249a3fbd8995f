import { createCountView } from '../firebase/count-view.ts';
import { callLate } from '../services/call-late.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import type { SharedItemService } from '../services/shared-item-service.ts';
import type { Core } from './core.ts';

/** Counts a view of a share; a number of little weight, failures are nobody's business. */
export function createViewCount({ environment }: Core): SharedItemService['countView'] {
  const countView = createCountView({ fetch: fetch.bind(window), environment });
  return ({ id }) => countView(id).catch(() => undefined);
}

/** What a visitor may do with a share: looking at it needs nothing of what comments and reports are made of. */
export function createPassingReader(core: Core): SharedItemService {
  const late = callLate(
    onFirstUse(async () => {
      const { createSharedItems } = await import('./create-shared-items.ts');
      return createSharedItems(core, null);
    }),
  );
  return {
    member: null,
    countView: createViewCount(core),
    listComments: late((items) => items.listComments),
    report: late((items) => items.report),
  };
}
